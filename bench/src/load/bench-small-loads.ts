import { constants } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DirectoryFileStore, type LoadContext, loadInvoiceFile } from '@waybill/server';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { settingsOfBench } from '../engines/settings-of-bench.ts';
import { smallInvoice } from '../files/small-invoice.ts';
import { benchFolder } from '../folder.ts';
import { type Effort, effortOf } from '../measure.ts';
import { memoryLimit } from '../memory-limit.ts';
import { printTable } from '../print-table.ts';
import { progress } from '../progress.ts';
import { median } from '../statistics.ts';

/** Loads before the measured ones: V8 compiles its code for speed only then. */
const warmUps = 5;
const measured = 15;
const filesOfFolder = 60;

/** Loads files of two rows into a copy of each warehouse: one after another, and many that are handed in at once. */
export async function benchSmallLoads(files: readonly string[]): Promise<void> {
  const rows: string[][] = [];
  for (const file of files) rows.push(await measure(file));
  printTable(
    'Loading files of two rows',
    [
      'packages in the warehouse',
      'one file, ms',
      'processor ms',
      `${filesOfFolder} files at once, ms`,
      'processor ms',
      'changes of the warehouse',
    ],
    rows,
  );
}

async function measure(scaleFile: string): Promise<string[]> {
  const folder = await mkdtemp(join(benchFolder, 'small-loads-'));
  try {
    const file = join(folder, 'waybill.duckdb');
    progress(`Small loads into a copy of ${scaleFile}`);
    await copyFile(scaleFile, file, constants.COPYFILE_FICLONE);
    const warehouse = await openDuckDbWarehouse({ file, ...memoryLimit });
    const { settings, clientIds } = await settingsOfBench(warehouse);
    const stored = new DirectoryFileStore(folder);
    const context = { settings, warehouse, files: stored, dataDirectory: folder, clock: () => new Date() };
    let changes = 0;
    warehouse.onPublished(() => {
      changes += 1;
    });
    const load = loaderOf(context, folder, clientIds[0]);
    for (let run = 0; run < warmUps; run += 1) await load();
    const alone: Effort[] = [];
    for (let run = 0; run < measured; run += 1) alone.push(await effortOf(load));
    changes = 0;
    const together = await effortOf(() => Promise.all(Array.from({ length: filesOfFolder }, load)));
    const { clients } = await warehouse.statistics();
    const packages = clients.reduce((sum, client) => sum + client.packages, 0);
    await warehouse.close();
    await settings.destroy();
    return [
      packages.toLocaleString('en-US'),
      whole(median(alone.map(({ milliseconds }) => milliseconds))),
      whole(median(alone.map(processorMilliseconds))),
      whole(together.milliseconds),
      whole(processorMilliseconds(together)),
      String(changes),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads another file with each call, of one invoice with so many packages. */
export function loaderOf(context: LoadContext, folder: string, clientId: number | undefined, packages = 2) {
  // Other numbers than those of a loader of larger invoices.
  let number = packages * 1_000;
  return async (): Promise<void> => {
    number += 1;
    const name = `small-${number}.csv`;
    const path = join(folder, name);
    await writeFile(path, smallInvoice(number, packages));
    const { status, messages } = await loadInvoiceFile(context, { path, name, clientId });
    if (status !== 'loaded') throw new Error(`${name} is ${status}: ${messages.join(' ')}`);
  };
}

const processorMilliseconds = ({ processorSeconds }: Effort): number => processorSeconds * 1_000;
const whole = (value: number): string => value.toFixed(0);
