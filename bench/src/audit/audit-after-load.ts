import { constants } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DirectoryFileStore, loadInvoiceFile, workOut } from '@waybill/server';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { settingsOfBench } from '../engines/settings-of-bench.ts';
import { upsLine } from '../files/ups-billing.ts';
import { benchFolder } from '../folder.ts';
import { type Effort, effortOf } from '../measure.ts';
import { memoryLimit } from '../memory-limit.ts';
import { printTable } from '../print-table.ts';
import { median } from '../statistics.ts';

/** Invoices before the measured ones: V8 compiles its code for speed only then. */
const warmUps = 2;
const sizes = [2, 1_000] as const;

/** Loads invoices into a copy of a warehouse, for its largest and its smallest client, and has each audited at once. */
export async function benchAuditAfterLoad(scaleFile: string, runs: number): Promise<void> {
  const folder = await mkdtemp(join(benchFolder, 'audit-after-load-'));
  try {
    const file = join(folder, 'waybill.duckdb');
    await copyFile(scaleFile, file, constants.COPYFILE_FICLONE);
    const warehouse = await openDuckDbWarehouse({ file, ...memoryLimit });
    const { settings } = await settingsOfBench(warehouse);
    const files = new DirectoryFileStore(folder);
    const context = { settings, warehouse, files, dataDirectory: folder, clock: () => new Date() };
    await workOut(context, undefined);
    const { clients } = await warehouse.statistics();
    const bySize = clients.toSorted((one, other) => other.packages - one.packages);
    let number = 0;
    const load = async (clientId: number, packages: number) => {
      number += 1;
      const name = `audited-${number}.csv`;
      const path = join(folder, name);
      await writeFile(path, invoiceOf(number, clientId, packages));
      const { status, messages } = await loadInvoiceFile(context, { path, name, clientId });
      if (status !== 'loaded') throw new Error(`${name} is ${status}: ${messages.join(' ')}`);
    };
    const rows: string[][] = [];
    for (const client of new Set([bySize[0], bySize.at(-1)])) {
      if (client === undefined) continue;
      for (const size of sizes) {
        const loading: Effort[] = [];
        const auditing: Effort[] = [];
        for (let run = -warmUps; run < runs; run += 1) {
          const loaded = await effortOf(() => load(client.clientId, size));
          const audited = await effortOf(() => workOut(context, undefined));
          if (run < 0) continue;
          loading.push(loaded);
          auditing.push(audited);
        }
        const both = loading.map(({ milliseconds }, run) => milliseconds + (auditing[run]?.milliseconds ?? 0));
        rows.push([
          client.packages.toLocaleString('en-US'),
          size.toLocaleString('en-US'),
          median(both).toFixed(0),
          median(loading.map(({ processorSeconds }) => processorSeconds * 1_000)).toFixed(0),
          median(auditing.map(({ processorSeconds }) => processorSeconds * 1_000)).toFixed(0),
        ]);
      }
    }
    printTable(
      'An invoice from its load to its findings',
      ['Packages of the client', 'of the invoice', 'ms by the clock', 'processor ms of the load', 'of the search'],
      rows,
    );
    await warehouse.close();
    await settings.destroy();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function invoiceOf(number: number, clientId: number, packages: number): string {
  const invoice = `AUDIT${String(number).padStart(8, '0')}`;
  const freight = { classification: 'FRT', code: '003', description: 'Ground Residential', incentive: '0.50' };
  const amount = (packages * 10).toFixed(2);
  const lines = Array.from({ length: packages }, (_, place) =>
    upsLine({
      account: `AUDIT${clientId}`,
      invoice,
      billDate: '2026-10-03',
      amount,
      tracking: `1Z${invoice}${place}`,
      net: '10.00',
      ...freight,
    }),
  );
  return `${lines.join('\r\n')}\r\n`;
}
