import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generateInvoices } from '@waybill/seed-data';
import { openWarehouse } from '@waybill/warehouse';
import { benchFolder, makeBenchFolder } from './folder.ts';
import { progress } from './progress.ts';

const seed = 7;
const lastDay = '2026-10-31';
const saidEveryMs = 15_000;

/** The file of a scale warehouse with so many packages; made once and kept. */
export async function scaleWarehouse(packages: number): Promise<string> {
  await makeBenchFolder();
  const file = join(benchFolder, `scale-${packages}.duckdb`);
  if (existsSync(file)) return file;
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  progress(`Making ${file}`);
  const started = performance.now();
  const warehouse = await openWarehouse({ file: unfinished });
  let said = 0;
  const made = await generateInvoices({
    warehouse,
    profile: 'scale',
    seed,
    today: lastDay,
    packages,
    onProgress({ rows, totalRows, rowsPerSecond }) {
      if (performance.now() - said < saidEveryMs) return;
      said = performance.now();
      progress(
        `${rows.toLocaleString('en-US')} of ${totalRows.toLocaleString('en-US')}, ${Math.round(rowsPerSecond)} a second`,
      );
    },
  });
  await warehouse.close();
  await rename(unfinished, file);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `\n${made.packages} packages and ${made.charges} charges in ${seconds.toFixed(1)} s: ` +
      `${Math.round(made.packages / seconds)} packages a second with rollups, ordered by client and bill date.`,
  );
  return file;
}
