import type { BadLine } from './bad-line.ts';
import type { InvoiceIdentity } from './billed-row.ts';

/** How often each fingerprint occurs. */
export type RowCounts = ReadonlyMap<string, number>;

/** Charges that no rule of the layout knows, by text and code: they count in the family `other`. */
export interface UnknownCharge {
  readonly description: string;
  readonly code: string | null;
  readonly currencyCode: string;
  readonly rows: number;
  /** Exact decimal text. */
  readonly amount: string;
}

/** One invoice as a file (or several files together) tell it. Amounts are exact decimal text, such as `1234.50`. */
export interface ExaminedInvoice extends InvoiceIdentity {
  /** The same for the same invoice in every file: see `invoiceKey`. */
  readonly key: string;
  readonly currencyCode: string;
  /** `YYYY-MM-DD` */
  readonly dueDate: string | null;
  /** The total that the carrier states; null when the layout states none. */
  readonly statedAmount: string | null;
  /** Sum of the net amounts of the rows that count. */
  readonly amount: string;
  /** What `amount` is more than the carrier states; `0.00` when the invoice reconciles. */
  readonly difference: string;
  /** Rows that count; a row that several files repeat counts once. */
  readonly rows: number;
  readonly packages: number;
  /** Fingerprints of the rows that count. */
  readonly rowCounts: RowCounts;
  readonly unknownCharges: readonly UnknownCharge[];
}

/** What a first reading of the files found. */
export interface Examination {
  /** Rows read, bad lines left out. */
  readonly rows: number;
  readonly invoices: readonly ExaminedInvoice[];
  /** The first thousand. */
  readonly badLines: readonly BadLine[];
  readonly badLineCount: number;
}
