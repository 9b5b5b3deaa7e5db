import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { cwd, env, stdout } from 'node:process';
import { pipeline } from 'node:stream/promises';
import {
  type Config,
  type FileToUndo,
  findFileToUndo,
  readConfig,
  refreshAccountMirror,
  repairInterruptedLoads,
  type UndoReport,
  undoLoadOf,
  undoPath,
  undoReport,
} from '@waybill/server';
import type { Command } from 'commander';
import { findServer } from '../find-server.ts';
import { handToServer } from '../hand-to-server.ts';
import { openOwnData } from '../open-own-data.ts';
import { UsageError } from '../usage-error.ts';

/** `waybill undo FILE`: exit 0 when the load is undone, 1 when it cannot be, 2 for a usage error. */
export function undoCommand(program: Command): void {
  program
    .command('undo')
    .description(
      'Undo the load of a file as a whole, unless a payment, a client invoice or a later load depends on it; take back a file that waits for other parts.',
    )
    .argument('<file>', 'the file, or its number in the list of invoice files')
    .option('--json', 'print what was undone as JSON')
    .action(undo);
}

async function undo(named: string, { json }: { readonly json?: boolean }): Promise<void> {
  const config = readConfig(env, cwd());
  const file = /^[1-9]\d{0,8}$/.test(named) ? { fileId: Number(named) } : { sha256: await hashOf(named) };
  const report = await undoIn(config, file);
  const { files, invoices, packages, charges, accounts } = report;
  stdout.write(
    json
      ? `${JSON.stringify(report, undefined, 2)}\n`
      : `${files.join(', ')}: undone. Invoices: ${invoices}, rows: ${packages}, charges: ${charges}, accounts: ${accounts}.\n`,
  );
}

async function undoIn(config: Config, file: FileToUndo): Promise<UndoReport> {
  const server = await findServer(config);
  if (server !== undefined) return undoReport.parse(await (await handToServer(server, undoPath, file)).json());
  const data = await openOwnData(config);
  try {
    const { settings, warehouse } = data;
    await repairInterruptedLoads(settings, warehouse);
    await refreshAccountMirror(settings, warehouse);
    const fileId = await findFileToUndo(settings, file);
    return await undoLoadOf(data, { fileId, by: { tenantId: null, userId: null }, at: new Date() });
  } finally {
    await data.close();
  }
}

async function hashOf(name: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(resolve(name)), hash).catch((error: Error) => {
    throw new UsageError(`${basename(name)} cannot be read: ${error.message}.`);
  });
  return hash.digest('hex');
}
