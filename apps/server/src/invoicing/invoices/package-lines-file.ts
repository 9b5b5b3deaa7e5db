import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CarrierInvoice, TableFormat } from '@waybill/contract';
import { displayDate, invoicePackages } from '@waybill/model';
import { compileReport, scopeTo } from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import type { Services } from '../../platform/services.ts';
import { writeFile } from '../../reports/file/write-file.ts';
import { reportColumns } from '../../reports/report-columns.ts';
import type { InvoiceReader } from './find-invoices.ts';

type LinesServices = Pick<Services, 'settings' | 'warehouse' | 'dataDirectory' | 'scratchDirectory'>;

/** All rows of an invoice, in its currency, as a file that is deleted after it has been read. */
export async function packageLinesFile(
  services: LinesServices,
  reader: InvoiceReader,
  invoice: CarrierInvoice,
  format: TableFormat,
  signal: AbortSignal,
): Promise<NodeJS.ReadableStream> {
  const { settings, warehouse, dataDirectory, scratchDirectory } = services;
  const query = packageLinesQuery(invoice);
  const scope = scopeTo(query, await readableClients(settings, reader), warehouse.dataVersion);
  const compiled = compileReport(query, {}, { scope, rollups: [] });
  const columns = reportColumns(compiled.rows.columns, invoicePackages, 'lbs');
  const { written } = dataPaths(dataDirectory, scratchDirectory);
  await mkdir(written, { recursive: true, mode: 0o700 });
  const base = join(written, `lines-${randomUUID()}`);
  const rowsFile = `${base}.csv`;
  const file = `${base}.${format}`;
  const remove = () => Promise.all([rm(rowsFile, { force: true }), rm(file, { force: true })]);
  try {
    const headers = columns.map(({ header }) => header);
    const { rows } = await warehouse.export(compiled.rows, rowsFile, 'csv', { headers, signal });
    await writeFile(
      { format, entryFormat: format, rowsFile, file, columns, rows, about: aboutInvoice(invoice), further: [] },
      () => undefined,
      signal,
    );
    const stream = createReadStream(file);
    stream.once('close', () => void remove().catch(() => undefined));
    return stream;
  } catch (error) {
    await remove();
    throw error;
  }
}

const aboutInvoice = (invoice: CarrierInvoice): readonly (readonly [string, string])[] => [
  ['Invoice', `${invoice.carrierName} ${invoice.invoiceNumber}`],
  ['Client', invoice.clientName],
  ['Account Number', invoice.accountNumber],
  ['Invoice Date', displayDate(invoice.billDate)],
  ['Amount', `${invoice.amount.toFixed(2)} ${invoice.currencyCode}`],
];

/** All rows of one invoice in its currency, in the order of the file. */
function packageLinesQuery({ id, clientId, billDate, currencyCode }: CarrierInvoice) {
  return {
    clientId,
    childClientIdsCSV: String(clientId),
    selectColumnNames: invoicePackages.gridColumns.filter(({ hidden }) => !hidden).map(({ column }) => column),
    fromTableNames: [invoicePackages.table],
    whereClauseDetails: [
      `invoice_id = ${id}`,
      `bill_date between '${billDate}' and '${billDate}'`,
      `currency_code = '${currencyCode}'`,
    ],
    groupByDetails: [],
    orderByDetails: ['tracking_id'],
  };
}
