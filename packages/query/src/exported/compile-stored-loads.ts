import { referenceColumnNames } from '@waybill/model';
import { sql } from 'kysely';
import { compileStatement } from '../compile/compile-planned.ts';
import { named } from '../compile/named.ts';
import { united } from '../compile/united.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { planOf } from '../findings/compile-found.ts';
import { planQuery } from '../plan/plan-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { resolveQuery } from '../resolve/resolve-query.ts';

const outputs: readonly OutputColumn[] = [
  { name: 'load_id', type: 'integer' },
  { name: 'client_id', type: 'integer' },
  { name: 'packages', type: 'bigint' },
  { name: 'charges', type: 'bigint' },
  { name: 'fingerprint', type: 'text' },
];

/**
 * What identifies a row, and what can become different about it without a new load of its own: deliveries, reference
 * fields, classifications, and what is set about its account.
 */
const changing = {
  package_level_info: [
    ...['tracking_id', 'net_amount', 'delivery_date', 'scheduled_date', 'tracking_status'],
    ...['delivery_status', 'delivery_location', 'account_group', 'account_division', 'account_status'],
    ...referenceColumnNames,
  ],
  charge_level_info: ['charge_id', 'net_amount', 'charge_family', 'accessorial_group'],
} as const;

/**
 * Compiles which loads have rows that meet conditions in the query language: for each client how many package and
 * charge rows, and a fingerprint that is another one as soon as one of them is. Throws QueryError.
 */
export function compileStoredLoads(conditions: readonly string[], context: QueryContext): CompiledQuery {
  const plan = (table: keyof typeof changing) => {
    const selectColumnNames = ['load_id', 'client_id', ...changing[table]];
    const query = { selectColumnNames, fromTableNames: [table], whereClauseDetails: conditions };
    return planQuery(resolveQuery(query), { ...context, money: 'as billed' });
  };
  const packages = plan('package_level_info');
  const charges = plan('charge_level_info');
  const statement = (dialect: Dialect): Sql => {
    const counted = (table: keyof typeof changing) => {
      const planned = table === 'package_level_info' ? packages : charges;
      const hashed = dialect.fingerprint(changing[table].map((name) => sql.id(name)));
      return sql`select load_id, client_id, count(*) as stored_rows, ${hashed} as fingerprint
from (${named(planned, dialect)}) as stored group by load_id, client_id`;
    };
    return sql`select package_load.load_id as load_id, package_load.client_id as client_id,
package_load.stored_rows as packages, coalesce(charge_load.stored_rows, 0) as charges,
${dialect.joinedBy(' ', [
  { value: sql`package_load.fingerprint`, type: { kind: 'text' } },
  { value: sql`charge_load.fingerprint`, type: { kind: 'text' } },
])} as fingerprint
from (${counted('package_level_info')}) as package_load
left join (${counted('charge_level_info')}) as charge_load
on charge_load.load_id = package_load.load_id and charge_load.client_id = package_load.client_id`;
  };
  const order = sql`order by load_id, client_id`;
  const compiled = compileStatement((dialect) => united(dialect, statement, order), outputs, packages);
  return { ...compiled, plan: planOf([packages, charges]) };
}
