import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../statistics.ts';

const millisecondsBetween = 2_000;
const kilobytesOfMegabyte = 1_024;

/** What the server's process holds at one moment, as Linux counts it. */
interface Sample {
  readonly seconds: number;
  /** Resident memory. */
  readonly megabytes: number;
  /** Open files, sockets and pipes, without the files that the embedded PostgreSQL keeps open, up to a thousand. */
  readonly handles: number;
  readonly threads: number;
}

/** What the process holds now. */
export async function sampleOf(pid: number, began: number): Promise<Sample> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const numberOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return {
    seconds: (performance.now() - began) / 1000,
    megabytes: numberOf('VmRSS') / kilobytesOfMegabyte,
    handles: await countHandles(pid),
    threads: numberOf('Threads'),
  };
}

async function countHandles(pid: number): Promise<number> {
  const names = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target !== '' && !target.includes('/postgres/')).length;
}

/**
 * Takes samples until the end.
 * @throws Error if the process has ended.
 */
export async function takeSamples(pid: number, isOver: () => boolean): Promise<Sample[]> {
  const began = performance.now();
  const samples: Sample[] = [];
  while (!isOver()) {
    const sample = await sampleOf(pid, began).catch(() => undefined);
    if (sample === undefined) throw new Error('The server ended during the soak.');
    samples.push(sample);
    await wait(millisecondsBetween);
  }
  return samples;
}

/** The median of the samples in a part of the time, such as from 0.9 to 1. */
export function medianBetween(samples: readonly Sample[], from: number, to: number, key: keyof Sample): number {
  const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to));
  return median(part.map((sample) => sample[key]));
}
