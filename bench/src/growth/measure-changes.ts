import { constants } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DirectoryFileStore } from '@waybill/server';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { settingsOfBench } from '../engines/settings-of-bench.ts';
import { benchFolder } from '../folder.ts';
import { loaderOf } from '../load/bench-small-loads.ts';
import { type Effort, effortOf } from '../measure.ts';
import { memoryLimit } from '../memory-limit.ts';
import { median } from '../statistics.ts';

const millisecondsOfSecond = 1_000;
const warmUps = 3;
const packagesOfInvoice = 5_000;

/** What changes of a copy of a warehouse cost, with their rollups: invoices of two packages and of five thousand. */
export async function measureChanges(scaleFile: string, runs: number): Promise<Readonly<Record<string, number>>> {
  const folder = await mkdtemp(join(benchFolder, 'growth-'));
  try {
    const file = join(folder, 'waybill.duckdb');
    await copyFile(scaleFile, file, constants.COPYFILE_FICLONE);
    const opened = await effortOf(() => openDuckDbWarehouse({ file, ...memoryLimit }));
    const warehouse = opened.result;
    const { settings, clientIds } = await settingsOfBench(warehouse);
    const files = new DirectoryFileStore(folder);
    const context = { settings, warehouse, files, dataDirectory: folder, clock: () => new Date() };
    const small = loaderOf(context, folder, clientIds[0]);
    for (let run = 0; run < warmUps; run += 1) await small();
    const smallLoads: Effort[] = [];
    for (let run = 0; run < runs; run += 1) smallLoads.push(await effortOf(small));
    const large = loaderOf(context, folder, clientIds[0], packagesOfInvoice);
    const largeLoads: Effort[] = [];
    for (let run = 0; run < runs; run += 1) largeLoads.push(await effortOf(large));
    const sorted = await effortOf(() => warehouse.compact());
    await warehouse.close();
    await settings.destroy();
    return {
      'the warehouse opened: processor ms': processorMilliseconds([opened]),
      'an invoice of 2 packages: processor ms': processorMilliseconds(smallLoads),
      [`an invoice of ${packagesOfInvoice.toLocaleString('en-US')} packages: processor ms`]:
        processorMilliseconds(largeLoads),
      'sorting what these have scattered: processor ms': processorMilliseconds([sorted]),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const processorMilliseconds = (efforts: readonly Effort[]): number =>
  median(efforts.map(({ processorSeconds }) => processorSeconds * millisecondsOfSecond));
