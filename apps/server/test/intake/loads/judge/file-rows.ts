import type { InvoiceFileStatus, Settings } from '@waybill/db';

export const fileInvoice = { carrierName: 'FedEx', accountNumber: '1', invoiceNumber: '7', billDate: '2026-10-03' };

/** A file that was handed in, with an invoice of each of some clients. */
interface HandedIn {
  readonly tenantId: number;
  readonly sha256?: string;
  readonly status?: InvoiceFileStatus;
  readonly address?: string | null;
  readonly clientIds?: readonly number[];
  /** What is stored instead of a readable summary. */
  readonly summary?: string;
}

/** Stores the row of a file; answers its number. */
export async function addFile(settings: Settings, file: HandedIn): Promise<number> {
  const { tenantId, sha256 = 'another', status = 'incomplete', address = 'kept.csv', clientIds = [1002] } = file;
  const { id } = await settings
    .insertInto('invoice_file')
    .values({
      tenant_id: tenantId,
      name: 'part.csv',
      sha256,
      bytes: 1,
      layout: null,
      status,
      reason: null,
      summary: file.summary ?? summaryOf(clientIds),
      quarantine_path: null,
      kept_path: address,
      load_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function summaryOf(clientIds: readonly number[]): string {
  const amounts = { currencyCode: 'USD', rows: 1, packages: 0, amount: '0.00', statedAmount: '1.00' };
  const report = {
    name: 'part.csv',
    sha256: '',
    layout: null,
    status: 'incomplete',
    messages: [],
    invoices: clientIds.map((clientId) => ({ ...fileInvoice, ...amounts, clientId, status: 'incomplete' })),
    mappedToOther: [],
    rows: 1,
    packages: 0,
    badLines: 0,
    quarantineReport: null,
    seconds: 0,
  };
  return JSON.stringify({ report, createdAccounts: [], completedFiles: [] });
}
