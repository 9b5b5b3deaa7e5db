import { type CarrierInvoice, type InvoiceFilters, mostInvoicesOfDownload, type TableFormat } from '@waybill/contract';
import { invoicePackages } from '@waybill/model';
import { forbidden } from '../../platform/problems.ts';
import type { FullReportRequest } from '../../reports/stored-request.ts';
import { findInvoices, type InvoiceReader, type InvoiceServices } from './find-invoices.ts';

/** Which invoices to download, and how. */
interface BulkDownload extends InvoiceFilters {
  readonly clientId: number;
  readonly invoiceIds?: readonly number[] | undefined;
  readonly format: TableFormat;
  readonly perInvoice: boolean;
}

/**
 * The report of the lines of many invoices; a sentence for the user when there is nothing to download or too much.
 * @throws ScopeError 403 for a client, ProblemError 403 for an invoice that the reader may not read.
 */
export async function bulkDownloadRequest(
  services: InvoiceServices,
  reader: InvoiceReader,
  { format, perInvoice, ...asked }: BulkDownload,
): Promise<FullReportRequest | string> {
  const window = { sort: 'billDate', descending: false, limit: mostInvoicesOfDownload, offset: 0 } as const;
  const { rows, total } = await findInvoices(services, reader, asked, window);
  if (asked.invoiceIds !== undefined && rows.length < new Set(asked.invoiceIds).size) {
    throw forbidden('There is no such invoice, or you do not have access to it.');
  }
  if (rows.length === 0) return 'No invoice matches, so there is nothing to download.';
  if (total > rows.length) {
    return `${total} invoices match, but at most ${mostInvoicesOfDownload} can be downloaded at once. Choose fewer days.`;
  }
  const days = daysOf(rows);
  return {
    clientId: asked.clientId,
    childClientIdsCSV: asked.childClientIdsCSV ?? '',
    selectColumnNames: [...shownColumns, ...(perInvoice ? ['invoice_id'] : [])],
    fromTableNames: [invoicePackages.table],
    whereClauseDetails: [
      `bill_date between '${days.from}' and '${days.to}'`,
      `invoice_id in (${rows.map(({ id }) => id).join(', ')})`,
    ],
    groupByDetails: [],
    orderByDetails: ['bill_date', 'carrier_name', 'account_number', 'invoice_number', 'invoice_id', 'tracking_id'],
    pageName: 'Invoices',
    fact: '',
    dateType: '',
    fromDate: days.from,
    toDate: days.to,
    filters: [],
    trackingNumbers: [],
    format,
    unit: 'lbs',
    asBilled: true,
    perInvoice,
  };
}

const shownColumns = invoicePackages.gridColumns.filter(({ hidden }) => !hidden).map(({ column }) => column);

/** The invoices are in order of bill date. */
function daysOf(invoices: readonly CarrierInvoice[]): { readonly from: string; readonly to: string } {
  return { from: invoices.at(0)?.billDate ?? '', to: invoices.at(-1)?.billDate ?? '' };
}
