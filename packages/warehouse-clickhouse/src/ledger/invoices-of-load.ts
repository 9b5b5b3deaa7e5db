import type { InvoiceOfLoad } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { seenAt } from '../schema/versions.ts';

/** Reads the published invoices of a load, by their number. */
export async function readInvoicesOfLoad(
  connection: ClickHouseConnection,
  published: number,
  loadId: number,
): Promise<InvoiceOfLoad[]> {
  const seen = seenAt('{p2:Int32}');
  const found = await connection.rows(
    `select own.invoice_id, own.client_id, own.account_id, own.carrier_name, own.invoice_number, later.loads
     from (
       select invoice_id, any(client_id) as client_id, any(account_id) as account_id, any(carrier_name) as carrier_name,
         any(invoice_number) as invoice_number
       from invoice where load_id = {p1:Int32} and ${seen} group by invoice_id
     ) own
     left join (
       select invoice_id, arraySort(groupUniqArray(load_id)) as loads
       from invoice where load_id > {p1:Int32} and ${seen} group by invoice_id
     ) later on later.invoice_id = own.invoice_id
     order by own.invoice_id`,
    [loadId, published],
  );
  return found.map(([id, client, account, carrier, number, later]) => ({
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
  connection: ClickHouseConnection,
  published: number,
  accountIds: readonly number[],
): Promise<Set<number>> {
  const found = await connection.rows(
    `select distinct account_id from invoice
     where ${seenAt('{p1:Int32}')} and account_id in (select arrayJoin(JSONExtract({p2:String}, 'Array(Int32)')))`,
    [published, JSON.stringify(accountIds)],
  );
  return new Set(found.map(([account]) => Number(account)));
}
