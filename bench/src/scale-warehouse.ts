import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { resourceUsage } from 'node:process';
import { type GenerationProgress, generateInvoices } from '@waybill/seed-data';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { benchFolder, makeBenchFolder } from './folder.ts';
import { effortOf } from './measure.ts';
import { makingLimit } from './memory-limit.ts';
import { progress } from './progress.ts';

const seed = 7;
const lastDay = '2026-10-31';
const saidEveryMs = 15_000;

/** The file of a scale warehouse with the given number of packages; created once and kept. */
export async function scaleWarehouse(packages: number): Promise<string> {
  await makeBenchFolder();
  const file = join(benchFolder, `scale-${packages}.duckdb`);
  if (existsSync(file)) return file;
  const unfinished = `${file}.unfinished`;
  for (const left of [unfinished, `${unfinished}.wal`]) await rm(left, { force: true });
  progress(`Making ${file}`);
  const {
    result: made,
    milliseconds,
    processorSeconds,
  } = await effortOf(async () => {
    const warehouse = await openDuckDbWarehouse({ file: unfinished, ...makingLimit });
    const onProgress = sayNowAndThen();
    const generated = await generateInvoices({
      warehouse,
      profile: 'scale',
      seed,
      today: lastDay,
      packages,
      onProgress,
    });
    await warehouse.close();
    return generated;
  });
  await rename(unfinished, file);
  const seconds = milliseconds / 1_000;
  const megabytes = resourceUsage().maxRSS / 1_024;
  console.log(
    `\nMade ${made.packages} packages and ${made.charges} charges with rollups, ordered by client and bill date, in ` +
      `${seconds.toFixed(1)} s: ${Math.round(made.packages / seconds)} packages a second. ` +
      `${((processorSeconds / made.packages) * 1e6).toFixed(0)} µs of processor time a package, ` +
      `at most ${megabytes.toFixed(0)} MB of memory.`,
  );
  return file;
}

function sayNowAndThen(): (made: GenerationProgress) => void {
  let said = 0;
  return ({ rows, totalRows, rowsPerSecond }) => {
    if (performance.now() - said < saidEveryMs) return;
    said = performance.now();
    progress(
      `${rows.toLocaleString('en-US')} of ${totalRows.toLocaleString('en-US')}, ${Math.round(rowsPerSecond)} a second`,
    );
  };
}
