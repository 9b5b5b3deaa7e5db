import type { CompiledQuery } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import { duckdb } from '../dialect/duckdb/duckdb.ts';
import type { Sql } from '../dialect/sql.ts';

/** A statement that is written without a plan, in every dialect. */
export function writeStatement(
  statement: (dialect: Dialect) => Sql,
  about: Pick<CompiledQuery, 'columns' | 'plan'>,
): CompiledQuery {
  return {
    ...duckdb.write(statement(duckdb)),
    writtenFor: (dialect) => dialect.write(statement(dialect)),
    ...about,
  };
}
