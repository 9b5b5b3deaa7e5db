import type { DeliveryMapping, InvoiceMapping } from '@waybill/contract';
import { guessDeliveries } from './guess-deliveries.ts';
import { guessMapping } from './guess-mapping.ts';
import { type FileSample, readSample, type SampleChoice } from './read-sample.ts';

/** The beginning of a file, and what its columns may mean: those of invoices, or of deliveries. */
export interface GuessedMappings {
  readonly sample: FileSample;
  readonly invoices: InvoiceMapping;
  readonly deliveries: DeliveryMapping;
}

/** Undefined for a file that has no table with at least two columns. @throws UnreadableFile for a sheet or line that is not there */
export async function guessMappings(
  path: string,
  choice: SampleChoice,
  layoutName: string,
  signal?: AbortSignal,
): Promise<GuessedMappings | undefined> {
  const sample = await readSample(path, choice, signal);
  if (sample === undefined) return undefined;
  return { sample, invoices: guessMapping(sample, layoutName), deliveries: guessDeliveries(sample, layoutName) };
}
