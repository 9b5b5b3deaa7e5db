import { sql } from 'kysely';
import { compileStatement } from '../compile/compile-planned.ts';
import { named } from '../compile/named.ts';
import { united } from '../compile/united.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { planQuery } from '../plan/plan-query.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { resolveQuery } from '../resolve/resolve-query.ts';
import { planOf } from './compile-found.ts';

const outputs: readonly OutputColumn[] = [
  { name: 'client_id', type: 'integer' },
  { name: 'month', type: 'date' },
  { name: 'part', type: 'text' },
  { name: 'billed_rows', type: 'bigint' },
  { name: 'last_shipped', type: 'date' },
  { name: 'fingerprint', type: 'text' },
];

/** What identifies a row, and what can become different about it while it is stored: deliveries and classifications. */
const changing = {
  package_level_info: ['tracking_id', 'delivery_date', 'scheduled_date', 'tracking_status'],
  charge_level_info: ['tracking_id', 'charge_description', 'net_amount', 'charge_family', 'accessorial_group'],
} as const;

/**
 * Compiles what was billed to each client in each month of invoice dates: rows, the last ship date, and a fingerprint
 * that is another one as soon as findings may be. There is a row for each part: packages, charges, and credits, which
 * are the charges below zero.
 */
export function compileBilledMonths(context: QueryContext): CompiledQuery {
  const plan = (table: keyof typeof changing) => {
    const selectColumnNames = ['client_id', 'bill_date', 'pickup_date', ...changing[table]];
    const query = { selectColumnNames, fromTableNames: [table], whereClauseDetails: [] };
    return planQuery(resolveQuery(query), { ...context, money: 'as billed' });
  };
  const packages = plan('package_level_info');
  const charges = plan('charge_level_info');
  const statement = (dialect: Dialect): Sql => {
    const added = (planned: PlannedQuery, table: keyof typeof changing, part: Sql) => {
      const hashed = dialect.fingerprint(changing[table].map((name) => sql.id(name)));
      return sql`select client_id, ${dialect.startOf('month', sql`bill_date`)} as "month", ${part} as part,
count(*) as billed_rows, max(pickup_date) as last_shipped, ${hashed} as fingerprint
from (${named(planned, dialect)}) as billed group by 1, 2, 3`;
    };
    return sql`${added(packages, 'package_level_info', sql`'packages'`)}
union all
${added(charges, 'charge_level_info', sql`case when net_amount < 0 then 'credits' else 'charges' end`)}`;
  };
  const compiled = compileStatement(
    (dialect) => united(dialect, statement, sql`order by client_id, "month", part`),
    outputs,
    packages,
  );
  return { ...compiled, plan: planOf([packages, charges]) };
}
