import { access, constants, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { cwd, env, stdout } from 'node:process';
import { type LoadReport, readConfig } from '@waybill/server';
import { type Command, InvalidArgumentError } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { describeReport } from '../print/describe-report.ts';
import { ProgressDisplay } from '../print/progress-display.ts';
import { UsageError } from '../usage-error.ts';
import { completed } from './completed.ts';
import type { FileToLoad } from './loader.ts';
import { openLoader } from './open-loader.ts';

interface LoadOptions {
  readonly client?: number;
  readonly acceptBadLines?: boolean;
  readonly json?: boolean;
}

/** `waybill load FILE…`: exit 0 when every file is loaded or was there already, 1 when one is refused, 2 for wrong use. */
export function loadCommand(program: Command): void {
  program
    .command('load')
    .description('Load carriers’ invoice files; the layout is recognised from the content.')
    .argument('<file...>', 'UPS or FedEx invoice files')
    .option('--client <id>', 'the client to which unknown accounts belong', clientId)
    .option('--accept-bad-lines', 'load a file without its bad lines instead of refusing it')
    .option('--json', 'print the summary as JSON: a list with one entry per file')
    .action(loadFiles);
}

async function loadFiles(names: readonly string[], options: LoadOptions): Promise<void> {
  const config = readConfig(env, cwd());
  const files = await Promise.all(names.map((name) => fileToLoad(name, options)));
  const loader = await openLoader(config);
  const reports: LoadReport[] = [];
  try {
    for (const file of files) {
      const progress = new ProgressDisplay(file.name);
      const report = await loader.load(file, (step) => progress.show(step)).finally(() => progress.clear());
      reports.push(report);
      if (!options.json) stdout.write(`${describeReport(report)}\n`);
    }
  } finally {
    await loader.close();
  }
  if (options.json) stdout.write(`${JSON.stringify(reports, undefined, 2)}\n`);
  process.exitCode = reports.every((report) => isIn(report, reports)) ? exitCodes.done : exitCodes.refused;
}

/** A part of an invoice counts as loaded when a later file of the same call completed it. */
const isIn = (report: LoadReport, reports: readonly LoadReport[]): boolean =>
  report.status === 'loaded' || report.status === 'already_there' || completed(report, reports);

async function fileToLoad(name: string, options: LoadOptions): Promise<FileToLoad> {
  const path = resolve(name);
  try {
    await access(path, constants.R_OK);
    if (!(await stat(path)).isFile()) throw new UsageError(`${name} is no file.`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  return { path, name: basename(name), clientId: options.client, acceptBadLines: options.acceptBadLines ?? false };
}

function clientId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It is the number of a client, such as 1001.');
  return Number(text);
}
