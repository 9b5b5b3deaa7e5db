import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';

/**
 * A statement whose rows are each about one client, so that the shards' rows together are the answer, in this order of
 * its columns.
 */
export function united(dialect: Dialect, statement: (dialect: Dialect) => Sql, order: Sql): Sql {
  const { gathering } = dialect;
  if (gathering === undefined) return statement(dialect);
  return sql`select * from ${gathering.gather(statement(gathering.onEach))} ${order}`;
}

/** A statement of one row of sums: on several shards they are added up. */
export function addedUp(dialect: Dialect, statement: (dialect: Dialect) => Sql, columns: readonly string[]): Sql {
  const { gathering } = dialect;
  if (gathering === undefined) return statement(dialect);
  const sums = columns.map((name) => sql`sum(${sql.id(name)}) as ${sql.id(name)}`);
  const names = sql.join(columns.map((name) => sql.id(name)));
  const each = sql`select * from (${statement(gathering.onEach)}) as each_shard(${names})`;
  return sql`select ${sql.join(sums)} from ${gathering.gather(each)}`;
}
