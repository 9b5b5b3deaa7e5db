import type { GatheredPart, GatheredStatement, WrittenStatement } from '@waybill/query';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { withTables } from '../schema/with-tables.ts';
import { allOf } from './all-of.ts';
import { copyRows, type Target } from './copy-rows.ts';
import { temporaryName } from './temporary-tables.ts';

/**
 * Has shards answer the parts of a statement, puts their rows together on the first of them, and runs work with what is
 * left to ask there. The tables are dropped after it.
 */
export async function whileGathered<Result>(
  shards: readonly ClickHouseConnection[],
  { parts, whole }: GatheredStatement,
  signal: AbortSignal,
  work: (connection: ClickHouseConnection, statement: WrittenStatement) => Promise<Result>,
): Promise<Result> {
  const [first] = shards;
  if (first === undefined) throw new Error('Rows are gathered from at least one shard');
  const run = temporaryName();
  const tables = new Map(parts.map(({ table }) => [table, `${run}_${table}`]));
  const reading = (statement: WrittenStatement, read: Iterable<string>): WrittenStatement => {
    const named = [...read].map((table) => `${table} as (select * from ${tables.get(table)})`);
    return named.length === 0 ? statement : { ...statement, sql: withTables(named.join(', '), statement.sql) };
  };
  try {
    for (const part of parts) {
      const isReadByShards = parts.some(({ reads }) => reads.includes(part.table));
      const target = { name: tables.get(part.table) ?? '', servers: isReadByShards ? shards : [first] };
      await gather(shards, reading(part.statement, part.reads), target, signal);
    }
    signal.throwIfAborted();
    return await work(first, reading(whole, tables.keys()));
  } finally {
    for (const { table } of parts.toReversed()) await dropGathered(shards, parts, table, tables.get(table) ?? '');
  }
}

async function gather(
  shards: readonly ClickHouseConnection[],
  statement: WrittenStatement,
  target: Target,
  signal: AbortSignal,
): Promise<void> {
  const ddl = `create table ${target.name} engine = MergeTree order by tuple() empty as ${statement.sql}`;
  await allOf(target.servers.map((server) => server.createTableAs(ddl, statement.parameters)));
  await allOf(shards.map((shard) => copyRows(shard, statement, target, signal)));
}

/** A table that is left over is dropped by the next change of the warehouse, an hour later at the earliest. */
async function dropGathered(
  shards: readonly ClickHouseConnection[],
  parts: readonly GatheredPart[],
  table: string,
  name: string,
): Promise<void> {
  const [first] = shards;
  const servers = parts.some(({ reads }) => reads.includes(table)) ? shards : first === undefined ? [] : [first];
  await Promise.allSettled(servers.map((server) => server.command(`drop table if exists ${name} sync`)));
}
