import { resolve } from 'node:path';
import { cwd, env, stdout } from 'node:process';
import { readConfig, restoreBackup } from '@waybill/server';
import type { Command } from 'commander';

interface RestoreOptions {
  readonly backup?: string;
}

/** `waybill restore DIRECTORY`: exit 0 once everything is restored and checked, otherwise 1. */
export function restoreCommand(program: Command): void {
  program
    .command('restore')
    .description(
      'Restore a backup into a new data directory (WAYBILL_DATA), and its settings into the embedded database or into ' +
        'an empty one (DATABASE_URL), its warehouse into a file there, or into an empty ClickHouse database (WAREHOUSE_URL), and its files into it, or ' +
        'into a bucket (WAYBILL_FILES).',
    )
    .argument('<directory>', 'where the backups are kept')
    .option('--backup <name>', 'which backup; default: the newest')
    .action(restore);
}

async function restore(directory: string, { backup }: RestoreOptions): Promise<void> {
  const { dataDirectory, filesLocation, databaseUrl, warehouseAddress } = readConfig(env, cwd());
  const { name, record } = await restoreBackup({
    directory: resolve(directory),
    name: backup,
    dataDirectory: resolve(dataDirectory),
    filesLocation,
    databaseUrl,
    warehouseAddress,
  });
  stdout.write(
    `Backup ${name} was restored to ${dataDirectory} and checked: load ${record.dataVersion}, ` +
      `${record.settingsRows} rows of settings, ${record.files.length} files.\n`,
  );
  if (record.warehouse === 'server')
    stdout.write('The warehouse is not in it: restore the backup of its server from the same time.\n');
}
