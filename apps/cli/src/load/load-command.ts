import { cwd, env, stdout } from 'node:process';
import { dateOrders, type FileMapping, type ReadingAnswers } from '@waybill/contract';
import type { Config } from '@waybill/server';
import { type LoadPreview, type LoadReport, readConfig } from '@waybill/server';
import { type Command, InvalidArgumentError } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { findServer } from '../find-server.ts';
import { asForeseen } from '../print/as-foreseen.ts';
import { describeAll } from '../print/describe-all.ts';
import { describePreview, previewStatusTexts } from '../print/describe-preview.ts';
import { describeReport, reportStatusTexts } from '../print/describe-report.ts';
import { ProgressDisplay } from '../print/progress-display.ts';
import { afterAll } from './after-all.ts';
import { inBatches } from './batches.ts';
import { filesToLoad, type NamedFile } from './files-to-load.ts';
import { loadBatch } from './load-batch.ts';
import type { FileToLoad, Loader } from './loader.ts';
import { OwnLoader } from './own-loader.ts';
import { readMapping } from './read-mapping.ts';
import { ServerLoader } from './server-loader.ts';

type DateOrder = (typeof dateOrders)[number];

interface LoadOptions {
  readonly client?: number;
  readonly name?: string;
  readonly acceptBadLines?: boolean;
  readonly mapping?: string;
  readonly dates?: DateOrder;
  readonly currency?: string;
  readonly acceptOtherDates?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** The options, with the mapping from the named file. */
type Choices = Omit<LoadOptions, 'mapping' | 'name'> & { readonly mapping: FileMapping | undefined };

/**
 * `waybill load FILE…`: exit 0 when every file is loaded or was loaded before, 1 when one is refused, 2 for a usage
 * error.
 */
export function loadCommand(program: Command): void {
  program
    .command('load')
    .description('Load carriers’ invoice files; the layout is recognised from the content.')
    .argument('<file...>', 'files, folders of files, or - for standard input')
    .option('--client <id>', 'the client to which unknown accounts belong', clientId)
    .option('--name <name>', 'the name of the file that comes from standard input')
    .option('--accept-bad-lines', 'load a file without its bad lines instead of refusing it')
    .option('--mapping <file>', 'read the files as this JSON file describes, without recognising their layout')
    .option('--dates <order>', 'which part of dates such as 05/09/2026 is the day: month-first or day-first', dateOrder)
    .option('--currency <code>', 'the currency of files that do not name it, such as CAD', currencyOf)
    .option('--accept-other-dates', 'take an invoice that is stored under another bill date for another invoice')
    .option('--dry-run', 'show what would be loaded without loading anything')
    .option('--json', 'print the summary as JSON: a list with one entry per file')
    .action(loadFiles);
}

async function loadFiles(names: readonly string[], { mapping, name, ...given }: LoadOptions): Promise<void> {
  const config = readConfig(env, cwd());
  const options = { ...given, mapping: mapping === undefined ? undefined : await readMapping(mapping) };
  const { files, remove } = await filesToLoad(names, name);
  try {
    const loader = await openLoader(config);
    try {
      const allAreIn = options.dryRun
        ? await previewAll(loader, files, options)
        : await loadAll(loader, files, options);
      process.exitCode = allAreIn ? exitCodes.done : exitCodes.refused;
    } finally {
      await loader.close();
    }
  } finally {
    await remove();
  }
}

/** Returns whether every file was loaded. */
async function loadAll(loader: Loader, files: readonly NamedFile[], options: Choices): Promise<boolean> {
  const reports: LoadReport[] = [];
  for await (const batch of inBatches(files)) {
    const toBeLoaded = batch.map((file) => toLoad(file, options));
    for await (const report of loadBatch(loader, toBeLoaded)) {
      reports.push(report);
      if (!options.json) stdout.write(`${describeReport(report, options.acceptBadLines === true)}\n`);
    }
  }
  const final = afterAll(reports);
  if (options.json) stdout.write(`${JSON.stringify(final, undefined, 2)}\n`);
  else writeLines(describeAll(final, reportStatusTexts));
  return final.every(isIn);
}

/** Returns whether every file would be loaded, or is already loaded. */
async function previewAll(loader: Loader, files: readonly NamedFile[], options: Choices): Promise<boolean> {
  const previews: LoadPreview[] = [];
  for await (const batch of inBatches(files)) {
    for (const file of batch) {
      const progress = new ProgressDisplay(file.name);
      const preview = await loader
        .preview(toLoad(file, options), (step) => progress.show(step))
        .finally(() => progress.clear());
      previews.push(preview);
      if (!options.json) stdout.write(`${describePreview(preview, options.acceptBadLines === true)}\n`);
    }
  }
  if (options.json) stdout.write(`${JSON.stringify(previews.map(asForeseen), undefined, 2)}\n`);
  else writeLines(describeAll(previews, previewStatusTexts));
  return previews.every(isIn);
}

function writeLines(lines: readonly string[]): void {
  for (const line of lines) stdout.write(`${line}\n`);
}

const toLoad = (file: NamedFile, { client, acceptBadLines, mapping, ...options }: Choices): FileToLoad => ({
  ...file,
  mapping,
  answers: answersIn(options),
  clientId: client,
  acceptBadLines: acceptBadLines ?? false,
});

const isIn = ({ status }: LoadReport | LoadPreview): boolean => status === 'loaded' || status === 'already_there';

function answersIn({ dates, currency, acceptOtherDates }: Omit<LoadOptions, 'mapping'>): ReadingAnswers | undefined {
  if (dates === undefined && currency === undefined && acceptOtherDates === undefined) return undefined;
  return { dateOrder: dates, currencyCode: currency, acceptOtherDates };
}

function dateOrder(text: string): DateOrder {
  const order = dateOrders.find((each) => each.replace(' ', '-') === text);
  if (order === undefined) throw new InvalidArgumentError('It must be month-first or day-first.');
  return order;
}

function currencyOf(text: string): string {
  if (!/^[A-Z]{3}$/.test(text)) throw new InvalidArgumentError('It must be the code of a currency, such as CAD.');
  return text;
}

function clientId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be the number of a client, such as 1001.');
  return Number(text);
}

/**
 * Uses the running server if there is one; otherwise opens and locks the data directory until the loader is closed.
 */
async function openLoader(config: Config): Promise<Loader> {
  const server = await findServer(config);
  return server === undefined ? await OwnLoader.open(config) : new ServerLoader(server);
}
