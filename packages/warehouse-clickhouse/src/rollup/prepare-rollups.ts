import type { Rollup } from '@waybill/query';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { seenAt } from '../schema/versions.ts';
import type { Shard } from '../shards/shard.ts';
import { definitionOf, fillRollup, rollupDdl } from './rollup-table.ts';

/** Builds the rollups that are new or whose definition has changed. To be called while no change is open. */
export async function prepareRollups(shard: Shard, rollups: readonly Rollup[], lastLoad: number): Promise<void> {
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

/** The rollups that `prepareRollups` would build. */
export async function pendingRollups(
  connection: ClickHouseConnection,
  rollups: readonly Rollup[],
): Promise<readonly Rollup[]> {
  const kept = await keptDefinitions(connection);
  return rollups.filter((rollup) => kept.get(rollup.name) !== definitionOf(rollup));
}

/** The rollups that another version of Waybill has built with a definition of its own. */
export async function foreignRollups(
  connection: ClickHouseConnection,
  rollups: readonly Rollup[],
): Promise<readonly Rollup[]> {
  const kept = await keptDefinitions(connection);
  return rollups.filter((rollup) => (kept.get(rollup.name) ?? definitionOf(rollup)) !== definitionOf(rollup));
}

async function keptDefinitions(connection: ClickHouseConnection): Promise<Map<string, string>> {
  const kept = await connection.rows('select name, definition from rollup');
  return new Map(kept.map(([name, definition]) => [String(name), String(definition)]));
}
