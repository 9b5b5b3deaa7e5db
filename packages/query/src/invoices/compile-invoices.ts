import { sql } from 'kysely';
import { addedUp } from '../compile/united.ts';
import { writeStatement } from '../compile/write-statement.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { QueryContext } from '../plan/query-context.ts';
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

/** The rows that are requested. */
export interface InvoiceWindow {
  readonly sort: InvoiceColumn;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

const measures: ReadonlySet<InvoiceColumn> = new Set(['packages', 'chargedAmount', 'amountUsd', 'refunds']);

/**
 * Carrier invoices with what their rows add up to, and how many there are. If the ledger has the columns to order by,
 * the window is chosen first, so that only its invoices are added up.
 *
 *   ledger ──→ found ──→ chosen (window, if the ledger can order) ──→ packages, dollars, refunds ──→ rows
 */
export function compileInvoices(conditions: InvoiceConditions, window: InvoiceWindow, { scope }: QueryContext) {
  const direction = sql.raw(window.descending ? 'desc' : 'asc');
  const ordered = sql`order by ${sql.id(window.sort === 'amount' ? 'total' : window.sort)} ${direction}, id ${direction}`;
  const isMeasured = measures.has(window.sort);
  const rows = (dialect: Dialect): Sql => {
    const { gathering } = dialect;
    if (gathering === undefined) return windowOf(dialect, window);
    const first = windowOf(gathering.onEach, { limit: window.limit + window.offset, offset: 0 });
    return sql`select * from ${gathering.gather(first)}
order by ${sql.id(window.sort)} ${direction}, id ${direction} ${limitOf(dialect, window)}`;
  };
  const windowOf = (dialect: Dialect, range: Pick<InvoiceWindow, 'limit' | 'offset'>): Sql => {
    const own = inScope(scope, dialect);
    const money = (added: Sql) => dialect.stored(sql`sum(${added})`, 'money');
    const cut = sql`${ordered} ${limitOf(dialect, range)}`;
    return sql`with ${ledger(foundInvoices(conditions, scope, dialect), dialect)},
chosen as (select * from found${isMeasured ? sql`` : sql` ${cut}`}),
packed as (
  select invoice_id as id, ${dialect.stored(sql`sum(no_of_pkgs)`, 'bigint')} as packages, ${money(sql.id('net_amount'))} as charged,
    ${money(sql.id('net_amount_usd'))} as dollars
  from package_level_info where ${own} and invoice_id in (select id from chosen) group by invoice_id),
credited as (
  select invoice_id as id, ${money(sql`audit_refund_amount + client_refund_amount`)} as refund
  from charge_level_info where ${own} and invoice_id in (select id from chosen) group by invoice_id)
select id, "clientId", "carrierId", "carrierName", "accountNumber", "invoiceNumber", "billDate", "currencyCode", total as amount,
  "sourceName", "loadedAt", coalesce(packed.packages, 0) as packages, coalesce(charged, 0) as "chargedAmount",
  coalesce(dollars, 0) as "amountUsd", coalesce(refund, 0) as refunds
from chosen left join packed using (id) left join credited using (id)
${isMeasured ? cut : ordered}`;
  };
  const count = (dialect: Dialect): Sql =>
    sql`with ${ledger(foundInvoices(conditions, scope, dialect), dialect)} select count(*) from found`;
  return {
    rows: writeStatement(rows, { columns: invoiceColumns, plan, scope }),
    count: writeStatement((dialect) => addedUp(dialect, count, ['total']), {
      columns: [{ name: 'total', type: 'bigint' }],
      plan,
      scope,
    }),
  };
}

const limitOf = (dialect: Dialect, { limit, offset }: Pick<InvoiceWindow, 'limit' | 'offset'>): Sql =>
  dialect.limit(Math.trunc(limit), Math.trunc(offset));

const plan: CompiledQuery['plan'] = { sources: ['invoice', 'package_level_info', 'charge_level_info'], partitions: [] };

/** An invoice is one row, even if several loads contained parts of it. */
function ledger(where: Sql, dialect: Dialect): Sql {
  const any = (column: string) => dialect.anyOf(sql.id(column));
  return sql`found as (
  select invoice_id as id, ${any('client_id')} as "clientId", ${any('carrier_id')} as "carrierId",
    ${any('carrier_name')} as "carrierName", ${any('account_number')} as "accountNumber",
    ${any('invoice_number')} as "invoiceNumber", ${any('bill_date')} as "billDate",
    ${any('currency_code')} as "currencyCode", ${dialect.stored(sql`sum(amount)`, 'money')} as total,
    ${dialect.firstBy(sql.id('source_name'), sql.id('load_id'))} as "sourceName",
    ${dialect.momentText(sql`min(committed_at)`)} as "loadedAt"
  from invoice join load using (load_id) where ${where} group by invoice_id)`;
}
