import { sql } from 'kysely';
import { united } from '../compile/united.ts';
import { writeStatement } from '../compile/write-statement.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { date } from '../types/value-type.ts';
import { foundInvoices, type InvoiceConditions } from './invoice-conditions.ts';

const columns = [
  { name: 'id', type: 'bigint' },
  { name: 'clientId', type: 'integer' },
  { name: 'carrierName', type: 'text' },
  { name: 'accountNumber', type: 'text' },
  { name: 'invoiceNumber', type: 'text' },
  { name: 'billDate', type: 'date' },
  { name: 'currencyCode', type: 'text' },
  { name: 'amount', type: 'money' },
  { name: 'chargedAmount', type: 'money' },
] as const satisfies readonly OutputColumn[];

const order = sql`order by "billDate", id`;
const plan: CompiledQuery['plan'] = { sources: ['invoice', 'package_level_info'], partitions: [] };

/**
 * The invoices of a ledger by bill date, one row each, even if several loads contained parts of it. Their rows are
 * added up from `shownFrom` on (`YYYY-MM-DD`); for earlier ones only the dates are needed, so their amounts are as
 * loaded.
 */
export function compileLedger(
  conditions: Pick<InvoiceConditions, 'accountNumber' | 'fromDate' | 'toDate'>,
  shownFrom: string,
  { scope }: QueryContext,
): CompiledQuery {
  const statement = (dialect: Dialect): Sql => {
    const any = (column: string) => dialect.anyOf(sql.id(column));
    const money = (column: string) => dialect.stored(sql`sum(${sql.id(column)})`, 'money');
    const first = dialect.literal({ type: date, value: shownFrom });
    return sql`with found as (
  select invoice_id as id, ${any('client_id')} as "clientId", ${any('carrier_name')} as "carrierName",
    ${any('account_number')} as "accountNumber", ${any('invoice_number')} as "invoiceNumber",
    ${any('bill_date')} as "billDate", ${any('currency_code')} as "currencyCode", ${money('amount')} as total
  from invoice where ${foundInvoices(conditions, scope, dialect)} group by invoice_id),
packed as (
  select invoice_id as id, ${money('net_amount')} as charged
  from package_level_info where ${foundInvoices({ fromDate: shownFrom }, scope, dialect)} group by invoice_id)
select id, "clientId", "carrierName", "accountNumber", "invoiceNumber", "billDate", "currencyCode", total as amount,
  case when "billDate" >= ${first} then coalesce(charged, 0) else total end as "chargedAmount"
from found left join packed using (id) ${order}`;
  };
  return writeStatement((dialect) => united(dialect, statement, order), { columns, plan, scope });
}
