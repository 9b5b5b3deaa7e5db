import type { InvoiceFile } from '@waybill/invoices';
import { FileBeyondLimits, UnknownLayout, UnmappableFile, UnreadableFile } from '@waybill/invoices';
import { LoadRejected } from '@waybill/warehouse';
import type { FileCopy, ReceivedFile } from './invoice-files.ts';

/** What is known of a file so far. A file that is only previewed has no row in `invoice_file`. */
export interface FileFacts<File extends FileCopy = ReceivedFile> {
  readonly received: File;
  /** Absent while the layout is not recognised. */
  readonly file: InvoiceFile | undefined;
  /** The address of the list of bad lines; null when there are none. */
  readonly quarantineReport: string | null;
  /** Milliseconds of `performance.now()`. */
  readonly started: number;
}

/** A file of which nothing is stored. Later stages pass it on; `report` records it. */
export interface NotLoaded<File extends FileCopy = ReceivedFile> {
  readonly kind: 'not loaded';
  readonly facts: FileFacts<File>;
  /** Sentences for the operator. */
  readonly reasons: readonly string[];
  /** Nobody knows its layout, and a mapping would help. */
  readonly mayBeMapped?: boolean;
  /** Nothing is wrong but that nobody said whose its accounts are. */
  readonly needsClient?: boolean;
  /** The error if the file is not to blame: `report` throws it once the file is recorded as refused. */
  readonly failure?: { readonly error: unknown };
}

/** Thrown inside a stage for a file that cannot be loaded; each reason is a sentence for the operator. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reasons: readonly string[];
  /** The client of the file's accounts would do. */
  readonly needsClient: boolean;

  constructor(reasons: readonly string[], { needsClient = false }: { readonly needsClient?: boolean } = {}) {
    super(reasons.join('\n'));
    this.reasons = reasons;
    this.needsClient = needsClient;
  }
}

/** Runs a stage, or part of one, and returns its errors as a value. */
export async function orNotLoaded<File extends FileCopy, Result>(
  facts: FileFacts<File>,
  work: () => Promise<Result>,
): Promise<Result | NotLoaded<File>> {
  try {
    return await work();
  } catch (error) {
    return notLoaded(facts, error);
  }
}

export function notLoaded<File extends FileCopy>(facts: FileFacts<File>, error: unknown): NotLoaded<File> {
  const reasons = reasonsOf(error);
  if (reasons !== undefined) {
    const needsClient = error instanceof Refused && error.needsClient;
    return { kind: 'not loaded', facts, reasons, mayBeMapped: mayBeMapped(error), needsClient };
  }
  return {
    kind: 'not loaded',
    facts,
    reasons: ['Waybill failed while loading the file.'],
    failure: { error },
  };
}

const mayBeMapped = (error: unknown): boolean => error instanceof UnknownLayout && !(error instanceof UnmappableFile);

const ofTheFile = [UnknownLayout, UnreadableFile, FileBeyondLimits];

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Sentences for errors of the file, the caller or the disk; undefined for our own failures. */
function reasonsOf(error: unknown): readonly string[] | undefined {
  if (error instanceof Refused) return error.reasons;
  if (ofTheFile.some((kind) => error instanceof kind)) return [messageOf(error)];
  if (error instanceof LoadRejected && error.cause === undefined) return [error.message];
  if (error instanceof Error && error.name === 'AbortError') return ['The load was abandoned.'];
  return undefined;
}
