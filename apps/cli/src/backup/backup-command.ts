import { resolve } from 'node:path';
import { cwd, env, stdout } from 'node:process';
import { type BackupSummary, backupPath, readConfig, sizeText, takeBackup } from '@waybill/server';
import { type Command, InvalidArgumentError } from 'commander';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';

interface BackupOptions {
  readonly keep?: number;
}

/** `waybill backup DIRECTORY`: exit 0 once the backup is complete and read back, otherwise 1. */
export function backupCommand(program: Command): void {
  program
    .command('backup')
    .description(
      'Back up the warehouse, the settings, the secrets and all files as of one moment, whether or not the server is ' +
        'running. What earlier backups in the directory contain is not stored again.',
    )
    .argument('<directory>', 'where the backups are kept, on another disk if possible')
    .option('--keep <number>', 'how many backups to keep; older ones are deleted', numberToKeep)
    .action(backUp);
}

async function backUp(name: string, { keep }: BackupOptions): Promise<void> {
  const config = readConfig(env, cwd());
  const request = { directory: resolve(name), ...(keep === undefined ? {} : { keep }) };
  const server = await findServer(config);
  if (server !== undefined) {
    const answer = await handToServer(server, backupPath, request);
    stdout.write(describe((await answer.json()) as BackupSummary));
    return;
  }
  const data = await openOwnData(config);
  try {
    const { settings, warehouse, files, paths } = data;
    const { directory: dataDirectory } = paths;
    stdout.write(describe(await takeBackup({ settings, warehouse, files, dataDirectory, ...request })));
  } finally {
    await data.close();
  }
}

function describe({ name, files, bytes, added, settingsRows }: BackupSummary): string {
  return (
    `Backup ${name}: ${files} files, ${sizeText(bytes)}, ${settingsRows} rows of settings. ` +
    `${sizeText(added)} of it was new.\n`
  );
}

function numberToKeep(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return number;
}
