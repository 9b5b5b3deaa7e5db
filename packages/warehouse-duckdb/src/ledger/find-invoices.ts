import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Invoice, InvoiceFilter } from '@waybill/warehouse';

/** Reads published invoices, by the number of the load that first contained them. */
export async function findInvoices(
  connection: DuckDBConnection,
  published: number,
  filter: InvoiceFilter,
): Promise<Invoice[]> {
  const conditions = ['load_id <= ?'];
  const values: DuckDBValue[] = [published];
  const equal = (column: string, value: DuckDBValue | undefined): void => {
    if (value === undefined) return;
    conditions.push(`${column} = ?`);
    values.push(value);
  };
  equal('client_id', filter.clientId);
  equal('carrier_id', filter.carrierId);
  equal('account_number', filter.accountNumber);
  equal('invoice_number', filter.invoiceNumber);
  if (filter.billDate !== undefined) {
    conditions.push('bill_date = ?::date');
    values.push(filter.billDate);
  }
  if (filter.clientIds) {
    if (filter.clientIds.length === 0) return [];
    conditions.push(`client_id in (${filter.clientIds.map(() => '?').join(', ')})`);
    values.push(...filter.clientIds);
  }
  const found = await connection.runAndReadAll(
    `select ${identity}, min(load_id), sum(amount)::decimal(18, 2), arg_min(source_name, load_id)
     from invoice where ${conditions.join(' and ')}
     group by ${identity} order by min(load_id), invoice_id`,
    values,
  );
  return found.getRowsJson().map(invoiceFrom);
}

const identity =
  'invoice_id, client_id, account_id, carrier_id, carrier_name, account_number, invoice_number, bill_date, currency_code';

function invoiceFrom(row: readonly unknown[]): Invoice {
  const [id, client, account, carrier, carrierName, accountNumber, number, date, currency, load, amount, source] =
    row.map(String);
  return {
    invoiceId: BigInt(id ?? 0),
    loadId: Number(load),
    clientId: Number(client),
    accountId: Number(account),
    carrierId: Number(carrier),
    carrierName: carrierName ?? '',
    accountNumber: accountNumber ?? '',
    invoiceNumber: number ?? '',
    billDate: date ?? '',
    currencyCode: currency ?? '',
    amount: amount ?? '',
    sourceName: source ?? '',
  };
}
