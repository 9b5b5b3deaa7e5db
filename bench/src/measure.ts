import { median } from './statistics.ts';

/** What work in this process cost: elapsed time, and processor time of all threads. */
export interface Effort {
  readonly milliseconds: number;
  readonly processorSeconds: number;
}

const microsecondsOfSecond = 1e6;

/** Runs work once. Its processor time hardly depends on what else the machine is doing. */
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
 * Median milliseconds of several tasks, after one run of each that does not count. They take turns, so that other load
 * on the machine affects all of them.
 */
export async function medianTimes(runs: number, works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  for (const work of works) await work();
  const times: number[][] = works.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, work] of works.entries()) times[index]?.push(await timed(work));
  }
  return times.map(median);
}
