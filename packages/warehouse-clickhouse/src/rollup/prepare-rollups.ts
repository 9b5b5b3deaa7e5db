import type { Rollup } from '@waybill/query';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { seenAt } from '../schema/versions.ts';
import { definitionOf, fillRollup, rollupDdl } from './rollup-table.ts';

/** Builds the rollups that are new or whose definition has changed. To be called while no change is open. */
export async function prepareRollups(
  connection: ClickHouseConnection,
  rollups: readonly Rollup[],
  lastLoad: number,
): Promise<void> {
  for (const rollup of await pendingRollups(connection, rollups)) await buildRollup(connection, rollup, lastLoad);
}

/**
 * Builds a rollup from the stored rows. Until it is complete, everybody reads the one before: other servers answer
 * meanwhile, and an incomplete rollup would give them totals that are too small.
 */
export async function buildRollup(connection: ClickHouseConnection, rollup: Rollup, lastLoad: number): Promise<void> {
  const { name } = rollup;
  const next = `${name}_next`;
  await connection.command(`drop table if exists ${next} sync`);
  await connection.command(rollupDdl(rollup, next));
  await connection.command(fillRollup(rollup, seenAt(lastLoad), next));
  await connection.command(`delete from rollup where name = '${name}'`);
  await connection.command(rollupDdl(rollup));
  await connection.command(`exchange tables ${next} and ${name}`);
  const definition = definitionOf(rollup).replaceAll(/[\\']/g, '\\$&');
  await connection.command(`insert into rollup select '${name}', '${definition}'`);
  await connection.command(`drop table ${next} sync`);
}

/** The rollups that `prepareRollups` would build. */
export async function pendingRollups(
  connection: ClickHouseConnection,
  rollups: readonly Rollup[],
): Promise<readonly Rollup[]> {
  const kept = await keptDefinitions(connection);
  return rollups.filter((rollup) => kept.get(rollup.name) !== definitionOf(rollup));
}

async function keptDefinitions(connection: ClickHouseConnection): Promise<Map<string, string>> {
  const kept = await connection.rows('select name, definition from rollup');
  return new Map(kept.map(([name, definition]) => [String(name), String(definition)]));
}
