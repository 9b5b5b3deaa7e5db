import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import { inTransaction } from '../load/transaction.ts';
import { definitionOf, fillRollup, rollupDdl } from './rollup-table.ts';

/** Builds the rollups that are new or defined otherwise than in the file, and drops those that are declared no more. */
export async function prepareRollups(connection: DuckDBConnection, rollups: readonly Rollup[]): Promise<void> {
  const kept = await keptDefinitions(connection);
  const changed = rollups.filter((rollup) => kept.get(rollup.name) !== definitionOf(rollup));
  const declared = new Set(rollups.map(({ name }) => name));
  const gone = [...kept.keys()].filter((name) => !declared.has(name));
  for (const name of gone) await inTransaction(connection, () => drop(connection, name));
  for (const rollup of changed) await inTransaction(connection, () => rebuild(connection, rollup));
}

/** The names of the rollups that `prepareRollups` would build. */
export async function pendingRollups(connection: DuckDBConnection, rollups: readonly Rollup[]): Promise<string[]> {
  const kept = await keptDefinitions(connection);
  return rollups.filter((rollup) => kept.get(rollup.name) !== definitionOf(rollup)).map(({ name }) => name);
}

/** The rollups whose tables are as declared: those that a reader of the file may use. */
export async function keptRollups(
  connection: DuckDBConnection,
  rollups: readonly Rollup[],
): Promise<readonly Rollup[]> {
  const kept = await keptDefinitions(connection);
  return rollups.filter((rollup) => kept.get(rollup.name) === definitionOf(rollup));
}

async function keptDefinitions(connection: DuckDBConnection): Promise<Map<string, string>> {
  const kept = await connection.runAndReadAll('select name, definition from rollup');
  return new Map(kept.getRows().map(([name, definition]) => [String(name), String(definition)]));
}

async function rebuild(connection: DuckDBConnection, rollup: Rollup): Promise<void> {
  await drop(connection, rollup.name);
  await connection.run(rollupDdl(rollup));
  await connection.run(fillRollup(rollup, 'true'));
  await connection.run('insert into rollup values (?, ?)', [rollup.name, definitionOf(rollup)]);
}

async function drop(connection: DuckDBConnection, name: string): Promise<void> {
  await connection.run(`drop table if exists "${name}"`);
  await connection.run('delete from rollup where name = ?', [name]);
}
