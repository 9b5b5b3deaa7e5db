import type { Settings } from '@waybill/db';
import type { InvoiceRow, InvoiceSummary } from '@waybill/invoices';
import { centsOf, decimalOf } from '@waybill/model';
import type { Invoice } from '@waybill/warehouse';
import { type OwnedAccount, ownerOf } from '../accounts.ts';
import { readSummary } from '../invoice-files.ts';
import { invoiceKeyOf } from '../invoice-key.ts';
import type { LoadContext } from '../load-request.ts';
import type { InvoiceSource } from './invoice-source.ts';
import { type RowCounts, rowsBeyond, sumOf } from './rows-beyond.ts';

/** What the warehouse holds for an invoice. */
export interface StoredInvoice {
  readonly invoice: Invoice;
  /**
   * The amount that the carrier stated when it was loaded; it differs from what is stored if bad lines were left out.
   * Null if the file stated none.
   */
  readonly statedCents: number | null;
  /** How often rows with these fingerprints are stored. */
  countsOf(rows: readonly InvoiceRow[]): Promise<RowCounts>;
  /** Tracking numbers of the packages that it counts. */
  countedPackages(): Promise<ReadonlySet<string>>;
}

type Databases = Pick<LoadContext, 'settings' | 'warehouse'>;

/** What to do with an invoice, or why nothing. */
export type Verdict =
  | { readonly kind: 'load'; readonly cents: number; readonly note?: string }
  | { readonly kind: 'already there' }
  /** Rows are missing, or there are too many: another part of the invoice may settle it. */
  | { readonly kind: 'does not reconcile'; readonly reason: string }
  | { readonly kind: 'refuse'; readonly reason: string };

/** An invoice of a file, what is stored of it, and the verdict. */
export interface JudgedInvoice {
  readonly invoice: InvoiceSummary;
  readonly stored: StoredInvoice | undefined;
  readonly verdict: Verdict;
}

/**
 * What is loaded from a file: invoices that add up; from a file with bad lines, also new invoices without those lines;
 * from one with corrected lines, also further rows of a stored invoice that still lacks some.
 */
export type Accepted = 'whole invoices' | 'what can be read' | 'any part';

/**
 * Judges every invoice by its own amount, and by what is already stored of it for the client that owns its account.
 */
export async function judgeInvoices(
  databases: Databases,
  source: InvoiceSource,
  accounts: readonly OwnedAccount[],
  accepted: Accepted,
): Promise<Map<string, JudgedInvoice>> {
  const judged = new Map<string, JudgedInvoice>();
  for (const invoice of source.invoices) {
    const stored = await findStored(databases, invoice, ownerOf(accounts, invoice).clientId);
    judged.set(invoiceKeyOf(invoice), { invoice, stored, verdict: judgeNew(invoice, accepted) });
  }
  if ([...judged.values()].every(({ stored }) => stored === undefined)) return judged;
  const further = new Map<string, FurtherRows>();
  for await (const invoice of source.read()) {
    const key = invoiceKeyOf(invoice);
    const stored = judged.get(key)?.stored;
    if (stored === undefined) continue;
    const fresh = rowsBeyond(invoice.invoiceRows, await stored.countsOf(invoice.invoiceRows));
    further.set(key, together(further.get(key), fresh));
  }
  for (const [key, { invoice, stored }] of judged) {
    if (stored !== undefined)
      judged.set(key, {
        invoice,
        stored,
        verdict: judgeFurther(invoice, stored, further.get(key) ?? noRows, accepted),
      });
  }
  return judged;
}

/** Rows of a file that are not stored, of all portions of an invoice. */
interface FurtherRows {
  readonly count: number;
  readonly cents: number;
  /** Such as the pieces of a shipment whose amounts are on another row. */
  readonly areWithoutMoney: boolean;
}

const noRows: FurtherRows = { count: 0, cents: 0, areWithoutMoney: true };

const together = ({ count, cents, areWithoutMoney }: FurtherRows = noRows, rows: readonly InvoiceRow[]) => ({
  count: count + rows.length,
  cents: cents + sumOf(rows),
  areWithoutMoney: areWithoutMoney && rows.every(({ netCents }) => netCents === 0),
});

async function findStored(
  { settings, warehouse }: Databases,
  { carrierId, accountNumber, invoiceNumber, billDate }: InvoiceSummary,
  clientId: number,
): Promise<StoredInvoice | undefined> {
  const invoice = await warehouse.findInvoice({ clientId, carrierId, accountNumber, invoiceNumber, billDate });
  if (invoice === undefined) return undefined;
  const stated = await statedAmountOf(settings, invoice);
  const statedCents = stated === null ? null : centsOf(stated ?? invoice.amount);
  const { invoiceId } = invoice;
  let counted: Promise<ReadonlySet<string>> | undefined;
  return {
    invoice,
    statedCents,
    countsOf: (rows) =>
      warehouse.sourceRows(
        invoiceId,
        rows.map(({ fingerprint }) => fingerprint),
      ),
    countedPackages() {
      counted ??= warehouse.countedPackages(invoiceId);
      return counted;
    },
  };
}

/**
 * The amount of a stored invoice as the carrier stated it, as exact decimal text; null if its file stated none,
 * undefined if it did not come from a file.
 */
async function statedAmountOf(settings: Settings, invoice: Invoice): Promise<string | null | undefined> {
  const files = await settings
    .selectFrom('invoice_file')
    .select('summary')
    .where('load_id', '=', invoice.loadId)
    .where('status', '=', 'loaded')
    .execute();
  return files
    .flatMap(({ summary }) => readSummary(summary)?.report.invoices ?? [])
    .find((each) => invoiceKeyOf(each) === invoiceKeyOf(invoice))?.statedAmount;
}

function judgeNew(invoice: InvoiceSummary, accepted: Accepted): Verdict {
  const { netCents, statedCents } = invoice;
  if (statedCents === null || netCents === statedCents) return { kind: 'load', cents: netCents };
  const reason = describeDifference(invoice, netCents, statedCents);
  return accepted === 'whole invoices'
    ? { kind: 'does not reconcile', reason }
    : { kind: 'load', cents: netCents, note: reason };
}

/**
 * New rows for a stored invoice are accepted if they complete its amount, if they have no amounts, if no file states
 * its amount, or if it lacks rows and any part of them is acceptable.
 */
function judgeFurther(
  invoice: InvoiceSummary,
  stored: StoredInvoice,
  { count, cents, areWithoutMoney }: FurtherRows,
  accepted: Accepted,
): Verdict {
  if (count === 0) return { kind: 'already there' };
  const { amount } = stored.invoice;
  if (stored.statedCents === null && invoice.statedCents === null) return { kind: 'load', cents };
  const statedCents = stored.statedCents ?? invoice.statedCents;
  const isComplete = centsOf(amount) === statedCents;
  const fits = centsOf(amount) + cents === statedCents && (invoice.statedCents ?? statedCents) === statedCents;
  if (fits && (!isComplete || areWithoutMoney)) return { kind: 'load', cents };
  const { carrierName, invoiceNumber } = invoice;
  const worth = decimalOf(cents);
  if (isComplete || statedCents === null)
    return {
      kind: 'refuse',
      reason: `${carrierName} invoice ${invoiceNumber} is already stored, complete with ${amount}. Rows that this file would add: ${count}, worth ${worth}.`,
    };
  const difference = describeDifference(invoice, centsOf(amount) + cents, statedCents);
  if (accepted === 'any part') return { kind: 'load', cents, note: difference };
  return {
    kind: 'refuse',
    reason: `${carrierName} invoice ${invoiceNumber} is already stored with ${amount}. Rows that this file would add: ${count}, worth ${worth}.`,
  };
}

function describeDifference(
  { carrierName, invoiceNumber }: InvoiceSummary,
  netCents: number,
  statedCents: number,
): string {
  const rows = decimalOf(netCents);
  const amount = decimalOf(statedCents);
  const difference = decimalOf(Math.abs(statedCents - netCents));
  return statedCents > netCents
    ? `${carrierName} invoice ${invoiceNumber} does not reconcile: its rows add up to ${rows}, its amount is ${amount}: ${difference} are missing.`
    : `${carrierName} invoice ${invoiceNumber} does not reconcile: its rows add up to ${rows}, its amount is ${amount}: ${difference} are too much.`;
}
