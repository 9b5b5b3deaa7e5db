import { median } from './statistics.ts';

/** Milliseconds of one run. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Median milliseconds of several works, each run after one that is not counted. They take turns, so that whatever else
 * the machine does meets all of them.
 */
export async function medianTimes(runs: number, works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  for (const work of works) await work();
  const times: number[][] = works.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, work] of works.entries()) times[index]?.push(await timed(work));
  }
  return times.map(median);
}
