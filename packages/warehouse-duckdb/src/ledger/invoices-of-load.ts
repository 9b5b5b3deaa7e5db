import type { DuckDBConnection } from '@duckdb/node-api';
import type { InvoiceOfLoad } from '@waybill/warehouse';

/** Reads the published invoices of a load, by their number. */
export async function readInvoicesOfLoad(
  connection: DuckDBConnection,
  published: number,
  loadId: number,
): Promise<InvoiceOfLoad[]> {
  const found = await connection.runAndReadAll(
    `select own.invoice_id, any_value(own.client_id), any_value(own.account_id), any_value(own.carrier_name),
       any_value(own.invoice_number),
       coalesce((select list_sort(list(distinct later.load_id)) from invoice later
         where later.invoice_id = own.invoice_id and later.load_id > $1 and later.load_id <= $2), [])
     from invoice own where own.load_id = $1 and own.load_id <= $2
     group by own.invoice_id order by own.invoice_id`,
    [loadId, published],
  );
  return found.getRowsJson().map(([id, client, account, carrier, number, later]) => ({
    invoiceId: BigInt(String(id)),
    clientId: Number(client),
    accountId: Number(account),
    carrierName: String(carrier),
    invoiceNumber: String(number),
    laterLoads: Array.isArray(later) ? later.map(Number) : [],
  }));
}

/** Which of these accounts have published invoices. */
export async function readAccountsInUse(
  connection: DuckDBConnection,
  published: number,
  accountIds: readonly number[],
): Promise<Set<number>> {
  const found = await connection.runAndReadAll(
    `select distinct account_id from invoice
     where load_id <= $1 and account_id in (select unnest(from_json($2, '["integer"]')))`,
    [published, JSON.stringify(accountIds)],
  );
  return new Set(found.getRows().map(([account]) => Number(account)));
}
