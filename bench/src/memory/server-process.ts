import { readFile } from 'node:fs/promises';

const bytesOfKilobyte = 1_024;
/** Linux counts processor time in hundredths of a second. */
const ticksOfSecond = 100;

/** The memory of a process in bytes: now, and at most so far. Zero on systems other than Linux. */
export async function memoryOf(pid: number): Promise<{ readonly now: number; readonly most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const bytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * bytesOfKilobyte;
  return { now: bytes('VmRSS'), most: bytes('VmHWM') };
}

/** Processor seconds that a process has used. */
export async function processorSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksOfSecond;
}
