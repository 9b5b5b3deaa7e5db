import { median } from './statistics.ts';

/** Milliseconds of one run. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Median milliseconds of `runs` runs after one that is not counted. */
export async function medianTime(runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timed(work));
  return median(times);
}
