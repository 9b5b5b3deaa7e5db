import { type DateRange, dateWhereClause } from '@waybill/model';
import { sql } from 'kysely';
import { compileStatement } from '../compile/compile-planned.ts';
import { named } from '../compile/named.ts';
import { united } from '../compile/united.ts';
import type { CompiledQuery } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { hasOneCurrency } from '../plan/currency.ts';
import { planQuery } from '../plan/plan-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { resolveQuery } from '../resolve/resolve-query.ts';
import { conjunctsOf } from '../resolve/tree/conjuncts.ts';

/**
 * Compiles which of these rows of packages meet conditions in the query language; ANDed. They are billed on these days.
 */
export function compileMeeting(
  rows: readonly number[],
  days: DateRange,
  conditions: readonly string[],
  context: QueryContext,
): CompiledQuery {
  const query = {
    selectColumnNames: ['tracking_id'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [dateWhereClause('bill_date', days), ...conditions],
  };
  const planned = planQuery(resolveQuery(query), context);
  const statement = (dialect: Dialect): Sql => {
    // A constant, as in `parcels`: it consists of numbers.
    const wanted = dialect.jsonRows(sql.lit(JSON.stringify(rows.map((row) => ({ row })))), { row: 'bigint' });
    return sql`select tracking_id from (${named(planned, dialect)}) as billed
where tracking_id in (select wanted_row."row" from (${wanted}) as wanted_row)`;
  };
  const columns = [{ name: 'tracking_id', type: 'bigint' }] as const;
  return compileStatement((dialect) => united(dialect, statement, sql`order by tracking_id`), columns, planned);
}

/** Whether conditions choose one currency, in which amounts are then shown. */
export const choosesCurrency = (conditions: readonly string[]): boolean =>
  hasOneCurrency(
    conjunctsOf(
      resolveQuery({
        selectColumnNames: ['tracking_id'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: [...conditions],
      }).conditions,
    ),
  );
