import { rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Writes a file so that readers (and a crash) see the old content or the new one, never a part. */
export async function writeFileWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = unfinishedOf(path);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}

/** A name for one process on one of the machines that share a directory. */
const unfinishedOf = (path: string): string => `${path}.${hostname()}-${process.pid}.unfinished`;
