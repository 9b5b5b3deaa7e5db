import type { CompiledQuery } from '../compiled-query.ts';
import { gatheredStatement } from '../dialect/clickhouse/gathered-statement.ts';
import type { Dialect } from '../dialect/dialect.ts';
import { duckdb } from '../dialect/duckdb/duckdb.ts';
import type { Sql } from '../dialect/sql.ts';

/** A statement for every engine: written for DuckDB at once, for others on demand. */
export function writeStatement(
  statement: (dialect: Dialect) => Sql,
  about: Pick<CompiledQuery, 'columns' | 'plan' | 'scope'>,
): CompiledQuery {
  return {
    ...duckdb.write(statement(duckdb)),
    writtenFor: (dialect) => dialect.write(statement(dialect)),
    writtenForShards: () => gatheredStatement(statement),
    ...about,
  };
}
