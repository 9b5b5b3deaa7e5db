import type { InvoiceRow } from '../../invoice-file.ts';
import type { UpsColumn } from './columns.ts';

/** A row of the UPS billing data file: one charge. */
export interface UpsRow extends InvoiceRow {
  readonly layout: 'ups-billing-data';
  /** As billed; null on rows of the account. */
  readonly trackingNumber: string | null;
  readonly transactionDate: string | undefined;
  readonly deliveryDate: string | undefined;
  readonly category: string;
  readonly detail: string;
  readonly classification: string;
  readonly code: string;
  readonly description: string;
  readonly incentiveCents: number;
  /** Its texts, from which `text` reads. */
  readonly kept: string;
  text(column: UpsColumn): string;
}

/** Rows for information repeat a charge with audited weights; their net is always 0 and they stay out of sums. */
export const isInformation = ({ classification }: UpsRow): boolean => classification === 'INF';
