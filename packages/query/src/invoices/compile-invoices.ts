import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { QueryContext } from '../context.ts';
import { foundInvoices, type InvoiceConditions, inScope } from './invoice-conditions.ts';

/** What a row of the answer holds; every name can be ordered by. */
export const invoiceColumns = [
  { name: 'id', type: 'bigint' },
  { name: 'clientId', type: 'integer' },
  { name: 'carrierId', type: 'integer' },
  { name: 'carrierName', type: 'text' },
  { name: 'accountNumber', type: 'text' },
  { name: 'invoiceNumber', type: 'text' },
  { name: 'billDate', type: 'date' },
  { name: 'currencyCode', type: 'text' },
  { name: 'amount', type: 'money' },
  { name: 'sourceName', type: 'text' },
  { name: 'loadedAt', type: 'text' },
  { name: 'packages', type: 'bigint' },
  { name: 'chargedAmount', type: 'money' },
  { name: 'amountUsd', type: 'money' },
  { name: 'refunds', type: 'money' },
] as const satisfies readonly OutputColumn[];

export type InvoiceColumn = (typeof invoiceColumns)[number]['name'];

/** The rows of the answer that are wanted. */
export interface InvoiceWindow {
  readonly sort: InvoiceColumn;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

const measures: ReadonlySet<InvoiceColumn> = new Set(['packages', 'chargedAmount', 'amountUsd', 'refunds']);

/**
 * Carrier invoices with what their rows add up to, and how many there are. An order by what the ledger knows picks the
 * window first, so that only its invoices are added up.
 *
 *   ledger ──→ found ──→ chosen (window, if the ledger can order) ──→ packages, dollars, refunds ──→ rows
 */
export function compileInvoices(conditions: InvoiceConditions, window: InvoiceWindow, { scope }: QueryContext) {
  const found = foundInvoices(conditions, scope);
  const own = inScope(scope);
  const ordered = `order by "${window.sort}" ${window.descending ? 'desc' : 'asc'}, id ${window.descending ? 'desc' : 'asc'}`;
  const cut = `${ordered} limit ${Math.trunc(window.limit)} offset ${Math.trunc(window.offset)}`;
  const isMeasured = measures.has(window.sort);
  const sql = `with ${ledger(found.sql)},
chosen as (select * from found${isMeasured ? '' : ` ${cut}`}),
packed as (
  select invoice_id as id, sum(no_of_pkgs)::bigint as packages, sum(net_amount)::decimal(18, 2) as charged,
    sum(net_amount_usd)::decimal(18, 2) as dollars
  from package_level_info where ${own.sql} and invoice_id in (select id from chosen) group by invoice_id),
credited as (
  select invoice_id as id, sum(audit_refund_amount + client_refund_amount)::decimal(18, 2) as refunds
  from charge_level_info where ${own.sql} and invoice_id in (select id from chosen) group by invoice_id)
select id, "clientId", "carrierId", "carrierName", "accountNumber", "invoiceNumber", "billDate", "currencyCode", amount,
  "sourceName", "loadedAt", coalesce(packages, 0) as packages, coalesce(charged, 0) as "chargedAmount",
  coalesce(dollars, 0) as "amountUsd", coalesce(refunds, 0) as refunds
from chosen left join packed using (id) left join credited using (id)
${isMeasured ? cut : ordered}`;
  const parameters = [...found.parameters, ...own.parameters, ...own.parameters];
  const rows: CompiledQuery = { sql, parameters, columns: invoiceColumns, plan };
  const count: CompiledQuery = {
    sql: `with ${ledger(found.sql)} select count(*) from found`,
    parameters: found.parameters,
    columns: [{ name: 'total', type: 'bigint' }],
    plan,
  };
  return { rows, count };
}

const plan: CompiledQuery['plan'] = { sources: ['invoice', 'package_level_info', 'charge_level_info'], partitions: [] };

/** An invoice is one row, also when several loads brought parts of it. */
const ledger = (where: string): string => `found as (
  select invoice_id as id, any_value(client_id) as "clientId", any_value(carrier_id) as "carrierId",
    any_value(carrier_name) as "carrierName", any_value(account_number) as "accountNumber",
    any_value(invoice_number) as "invoiceNumber", any_value(bill_date) as "billDate",
    any_value(currency_code) as "currencyCode", sum(amount)::decimal(18, 2) as amount,
    arg_min(source_name, load_id) as "sourceName",
    strftime(min(load.committed_at), '%Y-%m-%d %H:%M:%S') as "loadedAt"
  from invoice join load using (load_id) where ${where} group by invoice_id)`;
