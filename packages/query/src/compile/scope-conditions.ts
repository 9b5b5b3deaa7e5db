import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { Partitions } from '../plan/partitions.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';

/**
 * If there are more partitions than this, only the lowest and the highest are conditions; client and date do the rest.
 */
const mostListed = 64;

/** The conditions on every read of a fact table or rollup: published loads, the scope's clients, their partitions. */
export function scopeConditions({ scope, partitions }: PlannedQuery, dialect: Dialect): readonly Sql[] {
  const clients = sql.ref('fact.client_id');
  const [only] = scope.clientIds;
  const isOneClient = scope.clientIds.length === 1 && only !== undefined;
  return [
    dialect.publishedRows('fact', scope.publishedLoad),
    isOneClient ? sql`${clients} = ${only}` : sql`${clients} in (${sql.join(scope.clientIds)})`,
    ...partitions.map((each) => partitionCondition(each, isOneClient)),
  ];
}

/**
 * The quarters of one client are consecutive, so a range works, which costs half as much as a list in a short query.
 */
function partitionCondition({ column, values }: Partitions, isOneClient: boolean): Sql {
  const partition = sql.ref(`fact.${column}`);
  if (values.length === 0) return sql`false`;
  if (values.length <= mostListed && !isOneClient) return sql`${partition} in (${sql.join(values)})`;
  const [lowest, highest] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  return sql`${partition} between ${lowest} and ${highest}`;
}
