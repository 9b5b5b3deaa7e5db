import { sql } from 'kysely';
import type { CompiledQuery } from '../compiled-query.ts';
import { clickhouse } from '../dialect/clickhouse/clickhouse.ts';
import { splitAggregate } from '../dialect/clickhouse/split-aggregate.ts';
import type { Dialect } from '../dialect/dialect.ts';
import { duckdb } from '../dialect/duckdb/duckdb.ts';
import type { Sql } from '../dialect/sql.ts';
import type { GatheredPart, GatheredStatement } from '../dialect/written-statement.ts';

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

/** Writes a statement for rows on several shards. */
function gatheredStatement(statement: (dialect: Dialect) => Sql): GatheredStatement {
  const parts: GatheredPart[] = [];
  const gather = (part: Sql): Sql => {
    const written = clickhouse.write(part);
    const reads = parts.map(({ table }) => table).filter((table) => written.sql.includes(`"${table}"`));
    const table = `gathered_${parts.length + 1}`;
    parts.push({ table, statement: written, reads });
    return sql.table(table);
  };
  const dialect: Dialect = { ...clickhouse, gathering: { onEach: clickhouse, gather, split: splitAggregate } };
  return { whole: clickhouse.write(statement(dialect)), parts };
}
