import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';

/**
 * Only rows of packages that are found by their keys. The engine finds these first and reads the blocks that have them.
 * The query's own condition on the text still holds, because two texts can have the same key.
 */
export function lookupConditions({ lookup, scope }: PlannedQuery, dialect: Dialect): readonly Sql[] {
  if (lookup === undefined) return [];
  const { table, column, keys } = lookup;
  return [
    sql`${sql.ref('fact.tracking_id')} in (
    select ${sql.id('tracking_id')} from ${sql.table(table)}
    where ${dialect.publishedRows(undefined, scope.publishedLoad)} and ${sql.id('client_id')} in (${sql.join(scope.clientIds)})
      and ${sql.id(column)} in (${sql.join(keys)})
  )`,
  ];
}
