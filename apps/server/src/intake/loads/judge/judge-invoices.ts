import type { Settings } from '@waybill/db';
import type { InvoiceRow, InvoiceSummary } from '@waybill/invoices';
import { centsOf } from '@waybill/model';
import type { Invoice } from '@waybill/warehouse';
import type { LoadContext } from '../../load-requests/load-request.ts';
import { readSummary } from '../../received-files/invoice-files.ts';
import { type OwnedAccount, ownerOf } from '../accounts.ts';
import { invoiceKeyOf } from '../invoice-key.ts';
import type { InvoiceSource } from './invoice-source.ts';
import { type RowCounts, rowsBeyond } from './rows-beyond.ts';
import {
  type Accepted,
  type FurtherRows,
  noRows,
  type Verdict,
  verdictOnFurther,
  verdictOnNew,
  withRows,
} from './verdicts.ts';

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

/** An invoice of a file, what is stored of it, and the verdict. */
export interface JudgedInvoice {
  readonly invoice: InvoiceSummary;
  readonly stored: StoredInvoice | undefined;
  readonly verdict: Verdict;
}

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
    judged.set(invoiceKeyOf(invoice), { invoice, stored, verdict: verdictOnNew(invoice, accepted) });
  }
  if ([...judged.values()].every(({ stored }) => stored === undefined)) return judged;
  const further = new Map<string, FurtherRows>();
  for await (const invoice of source.read()) {
    const key = invoiceKeyOf(invoice);
    const stored = judged.get(key)?.stored;
    if (stored === undefined) continue;
    const fresh = rowsBeyond(invoice.invoiceRows, await stored.countsOf(invoice.invoiceRows));
    further.set(key, withRows(further.get(key) ?? noRows, fresh));
  }
  for (const [key, { invoice, stored }] of judged) {
    if (stored === undefined) continue;
    const { statedCents } = stored;
    const held = { heldCents: centsOf(stored.invoice.amount), statedCents };
    const verdict = verdictOnFurther(invoice, held, further.get(key) ?? noRows, accepted);
    judged.set(key, { invoice, stored, verdict });
  }
  return judged;
}

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
