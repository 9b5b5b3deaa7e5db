import type { Rollup } from '@waybill/query';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { seenAt } from '../schema/versions.ts';
import type { Shard } from '../shards/shard.ts';
import { definitionOf, fillRollup, rollupDdl } from './rollup-table.ts';

/**
 * Builds the rollups that are new or whose definition has changed, and forgets those that this version does not keep. To
 * be called while no change is open.
 */
export async function prepareRollups(shard: Shard, rollups: readonly Rollup[], lastLoad: number): Promise<void> {
  for (const name of await unknownRollups(shard, rollups))
    await shard.command(`delete from rollup where name = '${name}'`);
  for (const rollup of await pendingRollups(shard, rollups)) await buildRollup(shard, rollup, lastLoad);
}

/**
 * Builds a rollup from the stored rows. Until it is complete, everybody reads the one before: other servers answer
 * meanwhile, and an incomplete rollup would give them totals that are too small.
 */
export async function buildRollup(shard: Shard, rollup: Rollup, lastLoad: number): Promise<void> {
  const { name } = rollup;
  const next = `${name}_next`;
  await shard.everywhere(`drop table if exists ${next} sync`);
  await shard.createTable(next, rollupDdl(rollup, next));
  await shard.command(fillRollup(rollup, seenAt(lastLoad), next));
  await shard.command(`delete from rollup where name = '${name}'`);
  await shard.createTable(name, rollupDdl(rollup));
  await shard.waitForReplicas();
  await shard.everywhere(`exchange tables ${next} and ${name}`);
  const definition = definitionOf(rollup).replaceAll(/[\\']/g, '\\$&');
  await shard.command(`insert into rollup select '${name}', '${definition}'`);
  await shard.everywhere(`drop table ${next} sync`);
  await shard.waitForReplicas();
}

/** The rollups that `prepareRollups` would build: another version of Waybill has changed them, or is building them. */
export async function pendingRollups(
  connection: ClickHouseConnection,
  rollups: readonly Rollup[],
): Promise<readonly Rollup[]> {
  const kept = await keptDefinitions(connection);
  return rollups.filter((rollup) => kept.get(rollup.name) !== definitionOf(rollup));
}

/** The names of rollups that another version of Waybill keeps and this one does not know. */
export async function unknownRollups(
  connection: ClickHouseConnection,
  rollups: readonly Rollup[],
): Promise<readonly string[]> {
  const kept = await keptDefinitions(connection);
  return [...kept.keys()].filter((name) => !rollups.some((rollup) => rollup.name === name));
}

async function keptDefinitions(connection: ClickHouseConnection): Promise<Map<string, string>> {
  const kept = await connection.rows('select name, definition from rollup');
  return new Map(kept.map(([name, definition]) => [String(name), String(definition)]));
}
