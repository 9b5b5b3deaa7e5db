import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../services.ts';
import { dataPaths } from './data-paths.ts';

/** Lets work use a folder of its own on this server's disk, which goes afterwards with all that is in it. */
export async function withScratchFolder<Result>(
  { dataDirectory, scratchDirectory }: Pick<Services, 'dataDirectory' | 'scratchDirectory'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const { written } = dataPaths(dataDirectory, scratchDirectory);
  await mkdir(written, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(written, 'work-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
