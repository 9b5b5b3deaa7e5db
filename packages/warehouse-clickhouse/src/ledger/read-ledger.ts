import type { Parameter } from '@waybill/query';
import type { CommittedLoad, Invoice, InvoiceFilter, LastLoad } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { seenAt } from '../schema/versions.ts';

const identity =
  'invoice_id, client_id, account_id, carrier_id, carrier_name, account_number, invoice_number, bill_date, currency_code';
const instant = (expression: string): string => `replaceOne(toString(toDateTime64(${expression}, 3, 'UTC')), ' ', 'T')`;

/** Reads the published invoices, ordered by the load that first contained them. */
export async function findInvoices(
  connection: ClickHouseConnection,
  published: number,
  filter: InvoiceFilter,
): Promise<Invoice[]> {
  const { clientIds } = filter;
  if (clientIds?.length === 0) return [];
  const values: Parameter[] = [published];
  const conditions = [seenAt('{p1:Int32}')];
  const equal = (column: string, type: string, value: Parameter | undefined): void => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(`${column} = {p${values.length}:${type}}`);
  };
  equal('client_id', 'Int32', filter.clientId);
  equal('carrier_id', 'Int32', filter.carrierId);
  equal('account_number', 'String', filter.accountNumber);
  equal('invoice_number', 'String', filter.invoiceNumber);
  equal('bill_date', 'Date32', filter.billDate);
  if (clientIds) {
    values.push(JSON.stringify(clientIds));
    conditions.push(`has(JSONExtract({p${values.length}:String}, 'Array(Int32)'), client_id)`);
  }
  const found = await connection.rows(
    `select ${identity}, min(load_id) as first_load, toDecimalString(sum(amount), 2), argMin(source_name, load_id)
     from invoice where ${conditions.join(' and ')} group by ${identity} order by first_load, invoice_id`,
    values,
  );
  return found.map((row) => {
    const [id, client, account, carrier, ...texts] = row.map(String);
    const [carrierName = '', accountNumber = '', invoiceNumber = '', billDate = '', currencyCode = ''] = texts;
    const [load, amount = '', sourceName = ''] = texts.slice(5);
    return {
      invoiceId: BigInt(id ?? 0),
      clientId: Number(client),
      accountId: Number(account),
      carrierId: Number(carrier),
      carrierName,
      accountNumber,
      invoiceNumber,
      billDate,
      currencyCode,
      loadId: Number(load),
      amount,
      sourceName,
    };
  });
}

/** The fingerprints of an invoice's stored rows (all of them, or the given ones), with how often each occurs. */
export async function readSourceRows(
  connection: ClickHouseConnection,
  published: number,
  invoiceId: bigint,
  fingerprints?: readonly string[],
): Promise<Map<string, number>> {
  const chosen =
    fingerprints === undefined
      ? ''
      : `and fingerprint in (select arrayJoin(JSONExtract({p3:String}, 'Array(String)')))`;
  const found = await connection.rows(
    `select fingerprint, sum(occurrences) from source_row
     where ${seenAt('{p1:Int32}')} and invoice_id = {p2:Int64} ${chosen} group by fingerprint`,
    [published, invoiceId, ...(fingerprints === undefined ? [] : [JSON.stringify(fingerprints)])],
  );
  return new Map(found.map(([fingerprint, occurrences]) => [String(fingerprint), Number(occurrences)]));
}

/** The loads up to a published one, in their order. */
export async function readLoads(connection: ClickHouseConnection, published: number): Promise<CommittedLoad[]> {
  const found = await connection.rows(
    `select load_id, source, ${instant('committed_at')} from load where load_id <= {p1:Int32} order by load_id`,
    [published],
  );
  return found.map(([loadId, source, committedAt]) => ({
    loadId: Number(loadId),
    source: String(source),
    committedAt: `${String(committedAt)}Z`,
  }));
}

/** The last load of every client that has invoices, up to a published one. */
export async function readLastLoads(connection: ClickHouseConnection, published: number): Promise<LastLoad[]> {
  const found = await connection.rows(
    `select client_id, ${instant('max(committed_at)')}, max(bill_date) from invoice join load using (load_id)
     where ${seenAt('{p1:Int32}')} group by client_id order by client_id`,
    [published],
  );
  return found.map(([clientId, loadedAt, newestBillDate]) => ({
    clientId: Number(clientId),
    loadedAt: `${String(loadedAt)}Z`,
    newestBillDate: String(newestBillDate),
  }));
}

/** The number of the newest committed load of a source, published or not; undefined when there is none. */
export async function readLoadOf(connection: ClickHouseConnection, source: string): Promise<number | undefined> {
  const [row] = await connection.rows('select max(load_id) from load where source = {p1:String}', [source]);
  return typeof row?.[0] === 'number' ? row[0] : undefined;
}

/** The tracking numbers of packages that an invoice already counts. */
export async function readCountedPackages(
  connection: ClickHouseConnection,
  published: number,
  invoiceId: bigint,
): Promise<Set<string>> {
  const found = await connection.rows(
    `select distinct tracking_number from package_level_info
     where invoice_id = {p1:Int64} and ${seenAt('{p2:Int32}')} and no_of_pkgs > 0 and tracking_number is not null`,
    [invoiceId, published],
  );
  return new Set(found.map(([number]) => String(number)));
}
