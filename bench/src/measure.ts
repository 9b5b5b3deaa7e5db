import { median } from './statistics.ts';

/** What work in this process took: by the clock, and of all its threads together. */
export interface Effort {
  readonly milliseconds: number;
  readonly processorSeconds: number;
}

const microsecondsOfSecond = 1e6;

/** Runs work once; its processor time hardly depends on what else the machine does. */
export async function effortOf<Result>(work: () => Promise<Result>): Promise<Effort & { readonly result: Result }> {
  const before = process.cpuUsage();
  const started = performance.now();
  const result = await work();
  const milliseconds = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds, processorSeconds: (user + system) / microsecondsOfSecond };
}

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
