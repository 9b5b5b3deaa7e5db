import type { FileMapping, LineCorrection, ReadingAnswers } from '@waybill/contract';
import type { FileReader } from '@waybill/invoices';
import type { Services } from '../../platform/services.ts';
import type { LoadProgress } from '../received-files/load-report.ts';

/** What loading works with. */
export type LoadContext = Pick<
  Services,
  'settings' | 'warehouse' | 'files' | 'clock' | 'dataDirectory' | 'scratchDirectory' | 'readers'
>;

/** What loading works with while it reads a file. */
export interface LoadWork extends LoadContext {
  /** Reads the file, and those that it is completed by; absent: this thread does. */
  readonly reader?: FileReader | undefined;
  /** For copies of files, and rows of them that do not fit into memory; it goes with the work. */
  readonly scratchFolder: string;
}

/** The client or tenant that a file is loaded for, if the caller names one. */
export interface Receiver {
  /** The client who gets accounts that are not known yet, and whose account it is if several have it. */
  readonly clientId?: number | undefined;
  /** Only this tenant's clients count. */
  readonly tenantId?: number | undefined;
  /** Known accounts must be the named client's: the file comes from where only they put files. */
  readonly mustOwnAll?: boolean | undefined;
  /** Only these clients count, whoever else has the same accounts: those of a user who is not internal. */
  readonly clientIds?: readonly number[] | undefined;
}

/** A carrier file to be loaded. */
export interface LoadRequest extends Receiver {
  /** Absolute path. */
  readonly path: string;
  /** The name under which the file is listed afterwards. */
  readonly name: string;
  /** The user who sent it. */
  readonly uploadedBy?: number | undefined;
  /** Load the file without its bad lines; by default it is refused. */
  readonly acceptBadLines?: boolean | undefined;
  /** What somebody says of the file that it does not say itself. */
  readonly answers?: ReadingAnswers | undefined;
  /** Lines that are read as a user corrected them. */
  readonly corrections?: readonly LineCorrection[] | undefined;
  /** Why it is refused regardless of its content: it could not be extracted from its archive. */
  readonly refusal?: string | undefined;
  /** How the file is read, instead of by the layout that its content shows. */
  readonly mapping?: FileMapping | undefined;
  /** The mapping is only tried: its carrier may be one that is not stored yet. */
  readonly isDraft?: boolean | undefined;
  /** So many rows of an invoice may be in memory, if not the usual number. */
  readonly rowsInMemory?: number | undefined;
  /** Called with the hash of the content and the file's number once it is registered, before any of it is read. */
  readonly onReceived?: ((sha256: string, fileId: number) => Promise<void>) | undefined;
  /** Aborting it cancels the load, as long as nothing of it is committed. */
  readonly signal?: AbortSignal | undefined;
}

export type OnProgress = (progress: LoadProgress) => void;

/** Reports how far a step is, with the rows per second since it began. Throws once the load is cancelled. */
export function followStep(
  step: LoadProgress['step'],
  onProgress: OnProgress,
  signal: AbortSignal | undefined,
): (rows: number) => void {
  const started = performance.now();
  return (rows) => {
    signal?.throwIfAborted();
    const seconds = (performance.now() - started) / 1000;
    onProgress({ step, rows, rowsPerSecond: seconds > 0 ? Math.round(rows / seconds) : 0 });
  };
}
