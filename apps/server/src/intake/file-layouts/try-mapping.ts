import type { FileMapping, MappingStart, TriedMapping } from '@waybill/contract';
import { FileBeyondLimits, guessMapping, mappingProblems, readSample, UnreadableFile } from '@waybill/invoices';
import { carriersOf } from '../../organisation/carriers/carriers-of.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import type { Receiver } from '../loads/load-request.ts';
import { previewInvoiceFile } from '../loads/preview/preview-invoice-file.ts';
import type { StoredUpload } from '../uploads/upload-store.ts';

const mostExamples = 4;
const longestExample = 80;
const longestName = 100;

/** The columns of an uploaded file and a guess at what they contain. @throws ProblemError 400 for a file without a header. */
export async function startMapping(
  { settings }: Services,
  user: SignedInUser,
  { path, name }: StoredUpload,
  signal: AbortSignal,
): Promise<MappingStart> {
  const sample = await readSample(path, signal).catch((error: unknown) => {
    if (error instanceof UnreadableFile || error instanceof FileBeyondLimits) throw badRequest(error.message);
    throw error;
  });
  if (sample === undefined)
    throw badRequest('The file cannot be mapped: it has no header that names at least two columns.');
  const carriers = await carriersOf(settings, user.tenantId).select('carrier.name').orderBy('carrier.name').execute();
  const names = carriers.map((carrier) => carrier.name);
  const guess = guessMapping(sample, name.replace(/\.[^.]+$/, '').slice(0, longestName) || name);
  const carrier = names.find((each) => name.toLowerCase().includes(each.toLowerCase())) ?? '';
  return {
    fileName: name,
    columns: sample.header.map((column, place) => ({ name: column, examples: examplesOf(sample.rows, place) })),
    guess: { ...guess, carrier },
    carriers: names,
  };
}

const examplesOf = (rows: readonly (readonly string[])[], place: number): string[] => {
  const values = rows.map((row) => row[place] ?? '').filter((value) => value !== '');
  return [...new Set(values)].slice(0, mostExamples).map((value) => value.slice(0, longestExample).toWellFormed());
};

/** What loading an uploaded file with a mapping would do, or what the mapping lacks. */
export async function tryMapping(
  services: Services,
  { path, name }: StoredUpload,
  mapping: FileMapping,
  receiver: Receiver,
  signal: AbortSignal,
): Promise<TriedMapping> {
  const problems = mappingProblems(mapping);
  if (problems.length > 0) return { problems, preview: null };
  const request = { path, name, mapping, isDraft: true, signal, ...receiver };
  return { problems, preview: await previewInvoiceFile(services, request) };
}
