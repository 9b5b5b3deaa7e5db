import type { Corrections } from '../invoice-file.ts';

/** How to follow or end the reading of a file, and what it may use. */
export interface IndexingOptions {
  readonly onRows?: (rows: number) => void;
  readonly signal?: AbortSignal | undefined;
  /** An existing folder for what does not fit into memory; the system's temporary folder if absent. */
  readonly scratchFolder?: string | undefined;
  /** How many rows of unfinished invoices may be in memory; 60,000 if absent. */
  readonly rowsInMemory?: number | undefined;
  /** Lines that are read as they were corrected. */
  readonly corrections?: Corrections | undefined;
}
