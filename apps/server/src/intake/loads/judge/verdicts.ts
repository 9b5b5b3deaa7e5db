import type { InvoiceRow, InvoiceSummary } from '@waybill/invoices';
import { decimalOf } from '@waybill/model';
import { sumOf } from './rows-beyond.ts';

/** What to do with an invoice, or why nothing. */
export type Verdict =
  | { readonly kind: 'load'; readonly cents: number; readonly note?: string }
  | { readonly kind: 'already there' }
  /** Rows are missing, or there are too many: another part of the invoice may settle it. */
  | { readonly kind: 'does not reconcile'; readonly reason: string }
  | { readonly kind: 'refuse'; readonly reason: string };

/**
 * What is loaded from a file: invoices that add up; from a file with bad lines, also new invoices without those lines;
 * from one with corrected lines, also further rows of a stored invoice that still lacks some.
 */
export type Accepted = 'whole invoices' | 'what can be read' | 'any part';

/** What a verdict needs to know of an invoice in a file. */
type Billed = Pick<InvoiceSummary, 'carrierName' | 'invoiceNumber' | 'netCents' | 'statedCents'>;

/** What is stored of an invoice, and what the carrier stated when it was loaded; null if its file stated nothing. */
export interface Held {
  readonly heldCents: number;
  readonly statedCents: number | null;
  /** The name of the file from which it was loaded; undefined if it did not come from a file. */
  readonly from?: string | undefined;
}

/** Rows of a file that are not stored, of all portions of an invoice. */
export interface FurtherRows {
  readonly count: number;
  readonly cents: number;
  /** Such as the pieces of a shipment whose amounts are on another row. */
  readonly areWithoutMoney: boolean;
}

export const noRows: FurtherRows = { count: 0, cents: 0, areWithoutMoney: true };

/** Adds the rows of another portion. */
export const withRows = (
  { count, cents, areWithoutMoney }: FurtherRows,
  rows: readonly Pick<InvoiceRow, 'netCents'>[],
): FurtherRows => ({
  count: count + rows.length,
  cents: cents + sumOf(rows),
  areWithoutMoney: areWithoutMoney && rows.every(({ netCents }) => netCents === 0),
});

/** The verdict on an invoice of which nothing is stored: it must add up to what it states, if it states anything. */
export function verdictOnNew(invoice: Billed, accepted: Accepted): Verdict {
  const { netCents, statedCents } = invoice;
  if (statedCents === null || netCents === statedCents) return { kind: 'load', cents: netCents };
  const reason = describeDifference(invoice, netCents, statedCents);
  return accepted === 'whole invoices'
    ? { kind: 'does not reconcile', reason }
    : { kind: 'load', cents: netCents, note: reason };
}

/**
 * New rows for a stored invoice are accepted if they complete its amount, if they have no amounts, if no file states
 * its amount, or if it lacks rows and any part of them is acceptable. An incomplete
 * invoice may still be completed together with waiting parts.
 */
export function verdictOnFurther(
  invoice: Billed,
  held: Held,
  { count, cents, areWithoutMoney }: FurtherRows,
  accepted: Accepted,
): Verdict {
  if (count === 0) return { kind: 'already there' };
  const statedCents = held.statedCents ?? invoice.statedCents;
  if (statedCents === null) return { kind: 'load', cents };
  const { carrierName, invoiceNumber } = invoice;
  const isComplete = held.heldCents === statedCents;
  const statesTheSame = (invoice.statedCents ?? statedCents) === statedCents;
  const fits = held.heldCents + cents === statedCents && statesTheSame;
  if (fits && (!isComplete || areWithoutMoney)) return { kind: 'load', cents };
  const amount = decimalOf(held.heldCents);
  const worth = decimalOf(cents);
  if (isComplete)
    return {
      kind: 'refuse',
      reason: `${carrierName} invoice ${invoiceNumber} is already stored, complete with ${amount}. Rows that this file would add: ${count}, worth ${worth}.${wayOut(held)}`,
    };
  if (accepted === 'any part')
    return { kind: 'load', cents, note: describeDifference(invoice, held.heldCents + cents, statedCents) };
  return {
    kind: accepted === 'whole invoices' && statesTheSame ? 'does not reconcile' : 'refuse',
    reason: `${carrierName} invoice ${invoiceNumber} is already stored with ${amount}. Rows that this file would add: ${count}, worth ${worth}.${wayOut(held)}`,
  };
}

/** The file that counts, and what to do if the other one is better, such as one with all charges instead of a summary. */
const wayOut = ({ from }: Held): string =>
  from === undefined
    ? ''
    : `\nIt was loaded from ‘${from}’. If this file is the better one, undo that load, then load this file.`;

function describeDifference({ carrierName, invoiceNumber }: Billed, netCents: number, statedCents: number): string {
  const [rows, amount] = [decimalOf(netCents), decimalOf(statedCents)];
  const difference = decimalOf(Math.abs(statedCents - netCents));
  return statedCents > netCents
    ? `${carrierName} invoice ${invoiceNumber} does not reconcile: its rows add up to ${rows}, its amount is ${amount}: ${difference} are missing.`
    : `${carrierName} invoice ${invoiceNumber} does not reconcile: its rows add up to ${rows}, its amount is ${amount}: ${difference} are too much.`;
}
