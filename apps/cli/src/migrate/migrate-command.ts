import { cwd, env, stdout } from 'node:process';
import { type PendingChanges, pendingChanges, readConfig } from '@waybill/server';
import type { Command } from 'commander';
import { CannotWork } from '../cannot-work.ts';
import { exitCodes } from '../exit-codes.ts';
import { findServer } from '../find-server.ts';
import { assertSetUp, openOwnData, whileUnlocked } from '../open-own-data.ts';

interface MigrateOptions {
  readonly check?: boolean;
}

/** `waybill migrate`: exit 0 when both databases are up to date; with --check, 1 while they are not. */
export function migrateCommand(program: Command): void {
  program
    .command('migrate')
    .description(
      'Migrate the settings and the warehouse to this version of Waybill. The server does the same when it starts; ' +
        'use this command to do it beforehand, or to see what it would do.',
    )
    .option('--check', 'only list what would be done; exit with 1 if there is anything to do')
    .action(bringUpToDate);
}

async function bringUpToDate({ check = false }: MigrateOptions): Promise<void> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined) {
    throw new CannotWork(
      `The server at ${server.address} has the databases open; it migrated them to its version when it started. Stop ` +
        'it first.',
    );
  }
  const { dataDirectory: directory, databaseUrl, warehouseAddress } = config;
  await assertSetUp(config);
  const pending = await whileUnlocked(directory, pendingChanges({ directory, databaseUrl, warehouseAddress }));
  const lines = describe(pending);
  if (lines.length === 0) {
    stdout.write('Both databases are up to date. There is nothing to do.\n');
    return;
  }
  if (check) {
    stdout.write(`To be done:\n${lines.join('')}`);
    process.exitCode = exitCodes.refused;
    return;
  }
  const data = await openOwnData(config);
  await data.close();
  stdout.write(`Done:\n${lines.join('')}`);
}

function describe({ settings, steps, rollups }: PendingChanges): string[] {
  return [
    ...settings.map((name) => `  settings   ${name}\n`),
    ...steps.map((name) => `  warehouse  ${name}\n`),
    ...rollups.map((name) => `  warehouse  rollup ${name} built\n`),
  ];
}
