import type { BadLine } from './bad-line.ts';
import type { BilledRow } from './billed-row.ts';

/** A carrier file whose layout was recognised from its content. It can be read any number of times, as a stream. */
export interface InvoiceFile {
  /** Absolute path or as given. */
  readonly path: string;
  /** For people: `UPS billing data file, 250 columns`. */
  readonly layout: string;
  readonly carrierId: number;
  readonly carrierName: string;
  /** Whether a row that is identical to another within one file may be the same row given twice. */
  readonly repeatsRows: boolean;
  /** Its rows in order; a line that cannot be read comes as a BadLine, never as an exception. */
  rows(signal?: AbortSignal): AsyncGenerator<BilledRow | BadLine>;
}
