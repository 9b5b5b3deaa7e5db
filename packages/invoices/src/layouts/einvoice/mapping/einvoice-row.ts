import type { ChargeMeaning } from '../../../charge-names/charge-names.ts';
import type { InvoiceRow } from '../../../invoice-file.ts';

/** A line of an e-invoice, or what its document adds: a charge, an allowance, a tax. */
export interface EInvoiceRow extends InvoiceRow {
  readonly layout: 'e-invoice';
  /** Null for a charge of the account. */
  readonly trackingNumber: string | null;
  /** What it bills, in the seller's words. */
  readonly text: string;
  readonly code: string | null;
  /** Undefined: no table knows it. */
  readonly meaning: ChargeMeaning | undefined;
  /** Whether it gives money back, because the document is a credit note or the line is negative. */
  readonly isCredit: boolean;
  /** `YYYY-MM-DD` */
  readonly shipDay: string | undefined;
  readonly weight: string;
  readonly weightUnit: string;
}

/** Whether a row is one of an e-invoice, or of an EDIFACT invoice, which has the same rows. */
export const isEInvoiceRow = (row: InvoiceRow): row is EInvoiceRow => 'layout' in row && row.layout === 'e-invoice';
