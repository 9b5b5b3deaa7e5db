import type { Settings } from '@waybill/db';
import type { InvoiceRow, InvoiceSummary } from '@waybill/invoices';
import { centsOf } from '@waybill/model';
import type { Invoice } from '@waybill/warehouse';
import type { LoadContext } from '../../load-requests/load-request.ts';
import { readSummary } from '../../received-files/invoice-files.ts';
import { type OwnedAccount, ownerOf } from '../accounts.ts';
import { invoiceKeyOf, type OwnedInvoice } from '../invoice-key.ts';
import type { RowCounts } from './rows-beyond.ts';

/** What the warehouse holds for an invoice. */
export interface StoredInvoice {
  readonly invoice: Invoice;
  /**
   * The amount that the carrier stated when it was loaded; it differs from what is stored if bad lines were left out.
   * Null if the file stated none.
   */
  readonly statedCents: number | null;
  /** The name of the file from which it was loaded first; undefined if it did not come from a file. */
  readonly from: string | undefined;
  /** How often rows with these fingerprints are stored. */
  countsOf(rows: readonly InvoiceRow[]): Promise<RowCounts>;
  /** Tracking numbers of the packages that it counts. */
  countedPackages(): Promise<ReadonlySet<string>>;
}

/** Finds what is stored of a file's invoice; undefined if nothing is. */
export type FindStored = (invoice: InvoiceSummary) => Promise<StoredInvoice | undefined>;

/** Finds invoices for the clients that own their accounts. */
export const storedFor =
  (databases: Pick<LoadContext, 'settings' | 'warehouse'>, accounts: readonly OwnedAccount[]): FindStored =>
  async ({ carrierId, accountNumber, invoiceNumber, billDate }) => {
    const { clientId } = ownerOf(accounts, { carrierId, accountNumber });
    const { settings, warehouse } = databases;
    const invoice = await warehouse.findInvoice({ clientId, carrierId, accountNumber, invoiceNumber, billDate });
    if (invoice === undefined) return undefined;
    const { stated, from } = await originOf(settings, invoice);
    const { invoiceId } = invoice;
    let counted: Promise<ReadonlySet<string>> | undefined;
    return {
      invoice,
      statedCents: stated === null ? null : centsOf(stated ?? invoice.amount),
      from,
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
  };

/** Whether an invoice is stored with the amount that the carrier states, or with any if no file states one. */
export async function isStoredWhole(
  { settings, warehouse }: Pick<LoadContext, 'settings' | 'warehouse'>,
  { clientId, carrierName, accountNumber, invoiceNumber, billDate }: OwnedInvoice,
): Promise<boolean> {
  if (clientId === null) return false;
  const same = await warehouse.invoices({ clientId, accountNumber, invoiceNumber, billDate });
  const invoice = same.find((each) => each.carrierName === carrierName);
  if (invoice === undefined) return false;
  const { stated } = await originOf(settings, invoice);
  return stated == null || centsOf(stated) === centsOf(invoice.amount);
}

/**
 * The amount of a stored invoice as the carrier stated it, as exact decimal text, and the name of its file. The amount is
 * null if the file stated none; both are undefined if it did not come from a file.
 */
async function originOf(
  settings: Settings,
  invoice: Invoice,
): Promise<{ readonly stated: string | null | undefined; readonly from: string | undefined }> {
  const files = await settings
    .selectFrom('invoice_file')
    .select(['name', 'summary'])
    .where('load_id', '=', invoice.loadId)
    .where('status', '=', 'loaded')
    .execute();
  for (const { name, summary } of files) {
    const invoices = readSummary(summary)?.report.invoices ?? [];
    const found = invoices.find((each) => invoiceKeyOf(each) === invoiceKeyOf(invoice));
    if (found !== undefined) return { stated: found.statedAmount, from: name };
  }
  return { stated: undefined, from: undefined };
}
