import { type FileMapping, type MappingStart, mostColumns, type TriedMapping } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import {
  cellsAboveTable,
  communityMappingsFor,
  evidenceFor,
  FileBeyondLimits,
  looksLikeDeliveries,
  mappingProblems,
  placesAboveTable,
  type SampleChoice,
  UnreadableFile,
} from '@waybill/invoices';
import { carriersOf } from '../../organisation/carriers/carriers-of.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { inTurnOfReaders } from '../../platform/reading/readers.ts';
import type { Services } from '../../platform/services.ts';
import type { Receiver } from '../load-requests/load-request.ts';
import { previewInvoiceFile } from '../loads/preview/preview-invoice-file.ts';

const mostExamples = 4;
const longestExample = 80;
const longestName = 100;
const mostCellsAbove = 100;

/** A file on the disk, and what people call it. */
export interface FileToMap {
  /** Absolute path. */
  readonly path: string;
  readonly name: string;
}

/** The columns of a file and a guess at what they contain. @throws ProblemError 400 for a file without a header. */
export async function startMapping(
  services: Services,
  user: SignedInUser,
  { path, name }: FileToMap,
  choice: SampleChoice,
  signal: AbortSignal,
): Promise<MappingStart> {
  const layoutName =
    name
      .replace(/\.[^.]+$/, '')
      .trim()
      .slice(0, longestName) || 'File';
  const reading = { userId: user.userId, path, signal };
  const guessed = await inTurnOfReaders(services, reading, (reader) => reader.guess(path, choice, layoutName)).catch(
    (error: unknown) => {
      if (error instanceof UnreadableFile || error instanceof FileBeyondLimits) throw badRequest(error.message);
      throw error;
    },
  );
  if (guessed === undefined) throw badRequest('The file cannot be mapped: it is no table with at least two columns.');
  const { sample } = guessed;
  if (sample.header.length > mostColumns)
    throw badRequest('The file cannot be mapped: it has more than 1,000 columns.');
  const names = await carrierNames(services.settings, user);
  const carrier = names.find((each) => name.toLowerCase().includes(each.toLowerCase())) ?? '';
  const invoices = { ...guessed.invoices, carrier };
  const deliveries = { ...guessed.deliveries, carrier: carrier || null };
  const [guess, otherGuess] = looksLikeDeliveries(deliveries, invoices)
    ? [deliveries, invoices]
    : [invoices, deliveries];
  return {
    fileName: name,
    columns: sample.header.map((column, place) => ({ name: column, examples: examplesOf(sample.rows, place) })),
    guess,
    otherGuess,
    evidence: evidenceFor(sample, guessed.invoices),
    offers: communityMappingsFor(sample),
    carriers: names,
    sheets: [...sample.sheets],
    sheet: sample.sheet ?? sample.sheets[0] ?? null,
    headerLine: sample.headerLine ?? null,
    firstLines: sample.firstLines.map(({ line, fields }) => ({ line, text: textOf(fields) })),
    cellsAbove: cellsAboveTable(sample)
      .slice(0, mostCellsAbove)
      .map(({ label, value }) => ({ label: label.toWellFormed(), value: textOf([value]) })),
    placesAbove: placesAboveTable(sample)
      .slice(0, mostCellsAbove)
      .map(({ cell, text }) => ({ cell, text: textOf([text]) })),
  };
}

const textOf = (fields: readonly string[]): string =>
  fields
    .map((field) => field.trim())
    .filter((field) => field !== '')
    .join(' · ')
    .slice(0, longestExample)
    .toWellFormed();

/** The carriers among which the user chooses. */
export async function carrierNames(settings: Settings, { tenantId }: SignedInUser): Promise<string[]> {
  const carriers = await carriersOf(settings, tenantId).select('carrier.name').orderBy('carrier.name').execute();
  return carriers.map(({ name }) => name);
}

const examplesOf = (rows: readonly (readonly string[])[], place: number): string[] => {
  const values = rows.map((row) => row[place] ?? '').filter((value) => value !== '');
  return [...new Set(values)].slice(0, mostExamples).map((value) => value.slice(0, longestExample).toWellFormed());
};

/** What loading a file with a mapping would do, or what the mapping lacks. */
export async function tryMapping(
  services: Services,
  { path, name }: FileToMap,
  mapping: FileMapping,
  receiver: Receiver,
  signal: AbortSignal,
): Promise<TriedMapping> {
  const problems = mappingProblems(mapping);
  if (problems.length > 0) return { problems, preview: null };
  const request = { path, name, mapping, isDraft: true, signal, ...receiver };
  return { problems, preview: await previewInvoiceFile(services, request) };
}
