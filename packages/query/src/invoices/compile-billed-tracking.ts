import { sql } from 'kysely';
import { united } from '../compile/united.ts';
import { writeStatement } from '../compile/write-statement.ts';
import type { CompiledQuery } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { inScope } from './invoice-conditions.ts';

/** What each invoice bills for tracking numbers, in its currency; by tracking number and bill date. */
export function compileBilledTracking(trackingNumbers: readonly string[], { scope }: QueryContext): CompiledQuery {
  const numbers = trackingNumbers.length === 0 ? sql`null` : sql.join([...trackingNumbers]);
  const any = (column: string, { anyOf }: Dialect) => anyOf(sql.id(column));
  const order = sql`order by tracking_number, billed, invoice_id`;
  const statement = (dialect: Dialect) => sql`select tracking_number, invoice_id, ${any('client_id', dialect)},
    ${any('carrier_name', dialect)}, ${any('invoice_number', dialect)}, ${any('bill_date', dialect)} as billed,
    ${any('currency_code', dialect)}, ${dialect.stored(sql`sum(net_amount)`, 'money')}
  from package_level_info where ${inScope(scope, dialect)} and tracking_number in (${numbers})
  group by tracking_number, invoice_id ${order}`;
  return writeStatement((dialect) => united(dialect, statement, order), {
    scope,
    columns: [
      { name: 'trackingNumber', type: 'text' },
      { name: 'invoiceId', type: 'bigint' },
      { name: 'clientId', type: 'integer' },
      { name: 'carrierName', type: 'text' },
      { name: 'invoiceNumber', type: 'text' },
      { name: 'billDate', type: 'date' },
      { name: 'currencyCode', type: 'text' },
      { name: 'amount', type: 'money' },
    ],
    plan: { sources: ['package_level_info'], partitions: [] },
  });
}
