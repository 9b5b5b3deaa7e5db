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
  { name: 'year', type: 'integer' },
  { name: 'packages', type: 'bigint' },
  { name: 'last_shipped', type: 'date' },
  { name: 'fingerprint', type: 'text' },
];

/** What identifies a row, and what can become different about it while it is stored: deliveries and classifications. */
const changing = {
  package_level_info: ['tracking_id', 'delivery_date', 'scheduled_date', 'tracking_status'],
  charge_level_info: ['tracking_id', 'charge_description', 'net_amount', 'charge_family', 'accessorial_group'],
} as const;

/**
 * Compiles what was billed to each client in each calendar year: rows, the last ship date, and a fingerprint that is
 * another one as soon as findings may be.
 */
export function compileBilledYears(context: QueryContext): CompiledQuery {
  const plan = (table: keyof typeof changing) => {
    const selectColumnNames = ['client_id', 'bill_date', 'pickup_date', ...changing[table]];
    const query = { selectColumnNames, fromTableNames: [table], whereClauseDetails: [] };
    return planQuery(resolveQuery(query), { ...context, money: 'as billed' });
  };
  const packages = plan('package_level_info');
  const charges = plan('charge_level_info');
  const statement = (dialect: Dialect): Sql => {
    const year = dialect.year(sql`bill_date`);
    const added = (planned: PlannedQuery, table: keyof typeof changing) => {
      const hashed = dialect.fingerprint(changing[table].map((name) => sql.id(name)));
      return sql`select client_id, ${year} as year, count(*) as packages, max(pickup_date) as last_shipped, ${hashed} as fingerprint
from (${named(planned, dialect)}) as billed group by client_id, ${year}`;
    };
    return sql`select package_year.client_id as client_id, package_year.year as year, package_year.packages as packages,
package_year.last_shipped as last_shipped, ${dialect.joinedBy(' ', [
      { value: sql`package_year.fingerprint`, type: { kind: 'text' } },
      { value: sql`charge_year.fingerprint`, type: { kind: 'text' } },
    ])} as fingerprint
from (${added(packages, 'package_level_info')}) as package_year
left join (${added(charges, 'charge_level_info')}) as charge_year
on charge_year.client_id = package_year.client_id and charge_year.year = package_year.year`;
  };
  const order = sql`order by client_id, year`;
  const compiled = compileStatement((dialect) => united(dialect, statement, order), outputs, packages);
  return { ...compiled, plan: planOf([packages, charges]) };
}
