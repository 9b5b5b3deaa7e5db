import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Sql } from '../sql.ts';
import type { GatheredPart, GatheredStatement } from '../written-statement.ts';
import { clickhouse } from './clickhouse.ts';
import { splitAggregate } from './split-aggregate.ts';

/** Writes a statement for rows on several shards. */
export function gatheredStatement(statement: (dialect: Dialect) => Sql): GatheredStatement {
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
