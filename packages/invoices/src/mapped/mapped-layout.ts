import type { FileMapping } from '@waybill/contract';
import { columnNames, plainName } from '../flat/column-names.ts';
import { flatLayout } from '../flat/flat-layout.ts';
import { type AnyLayout, type FileHead, type OpenLayout, UnreadableRow } from '../layout.ts';
import { withoutEmptyEnd } from '../reading/without-empty-end.ts';
import { declarationOf, type MappedCarrier, usedColumns } from './declaration-of.ts';

/** A layout that somebody mapped. */
export interface MappedLayout extends AnyLayout {
  /** The sheet of a workbook that it reads; undefined for the one with the most in it. */
  readonly sheet: string | undefined;
  /** Whether a line names the columns. */
  readonly hasHeader: boolean;
  /** Whether the file has the same columns as the one that was mapped, and no others. */
  fitsExactly(head: FileHead): boolean;
  /** The mapped columns that a file lacks, by the header that comes closest. */
  missingIn(heads: readonly FileHead[]): readonly string[];
  /** How many of the first records have as many columns as the file that was mapped. */
  recordsAsWide(head: FileHead): number;
  /** Reads a file without a header although its records may be unlike those that were mapped. */
  openAnyway(head: FileHead): OpenLayout;
}

/** The layout that a mapping describes: from then on it is one like any other. */
export function mappedLayout(mapping: FileMapping, carrier: MappedCarrier): MappedLayout {
  const layout = flatLayout(declarationOf(mapping, carrier));
  const used = usedColumns(mapping);
  const header = columnNames(mapping.header).map(plainName).join('\n');
  const missingFrom = (record: readonly string[]): string[] => {
    const names = new Set(columnNames(record).map(plainName));
    return used.filter((column) => !names.has(plainName(column)));
  };
  const { hasHeader } = mapping;
  const openAnyway = (head: FileHead): OpenLayout => {
    const open = layout.openReader(head);
    if (open === undefined) throw new TypeError('A layout without a header opens any file.');
    return open;
  };
  return {
    ...layout,
    openReader: hasHeader
      ? (head) => layout.openReader(head)
      : (head) => (readsMost(openAnyway(head), mapping, head) ? openAnyway(head) : undefined),
    openAnyway,
    sheet: mapping.sheet ?? undefined,
    hasHeader,
    fitsExactly: ({ records }) =>
      hasHeader && records.some((record) => columnNames(withoutEmptyEnd(record)).map(plainName).join('\n') === header),
    missingIn: (heads) =>
      heads
        .flatMap(({ records }) => records.map(missingFrom))
        .reduce((fewest, missing) => (missing.length < fewest.length ? missing : fewest), used),
    recordsAsWide: ({ records }) => records.filter(({ length }) => length === mapping.header.length).length,
  };
}

/** Whether the first rows are as wide as those that were mapped, and most of them can be read: nothing else shows the layout. */
function readsMost(open: OpenLayout, { header, firstRow }: FileMapping, { records, lines }: FileHead): boolean {
  const rows = records
    .map((fields, place) => ({ fields, line: lines[place] ?? 0, text: '' }))
    .filter(({ line }) => line >= (firstRow ?? 1));
  if (Math.max(0, ...rows.map(({ fields }) => fields.length)) !== header.length) return false;
  const readable = rows.filter((row) => reads(open, row)).length;
  return readable > 0 && readable * 2 >= rows.length;
}

function reads(open: OpenLayout, row: Parameters<OpenLayout['read']>[0]): boolean {
  try {
    return open.read(row).length > 0;
  } catch (error) {
    if (error instanceof UnreadableRow) return false;
    throw error;
  }
}
