import { readdirSync, readFileSync } from 'node:fs';
import { type FileMapping, fileMapping, type InvoiceMapping } from '@waybill/contract';
import { usedColumns } from '../mapped/declaration-of.ts';
import type { FileSample } from '../mapped/guess/read-sample.ts';
import { plainName } from '../reading/column-names.ts';

const folder = new URL('../../community/', import.meta.url);

/** The carriers' folders, each with a mapping, a sample and what that adds up to. */
export const communityFolders: readonly URL[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => new URL(`${name}/`, folder));

/** Read once: they come with the program. */
const mappings: readonly FileMapping[] = communityFolders.map((each) =>
  fileMapping.parse(JSON.parse(readFileSync(new URL('mapping.json', each), 'utf8'))),
);

/** Mappings that others contributed for files with these columns. */
export function communityMappingsFor({ header }: Pick<FileSample, 'header'>): FileMapping[] {
  const names = new Set(header.map(plainName));
  return mappings.filter((mapping) => columnsOf(mapping).every((column) => names.has(plainName(column))));
}

const columnsOf = (mapping: FileMapping): readonly string[] =>
  isOfInvoices(mapping) ? usedColumns(mapping) : Object.values(mapping.columns);

const isOfInvoices = (mapping: FileMapping): mapping is InvoiceMapping => mapping.format === 'waybill mapping 1';
