import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Writes a file so that readers (and a crash) see the old content or the new one, never a part. */
export async function writeFileWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = unfinishedOf(path);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}

/** Writes a file in the same way unless it exists, even if others try at the same time; returns its content. */
export async function writeFileOnce(path: string, content: string): Promise<string> {
  const unfinished = unfinishedOf(path);
  await writeFile(unfinished, content, { mode: 0o600 });
  try {
    await link(unfinished, path);
    return content;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return await readFile(path, 'utf8');
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A name for one process on one of the machines that share a directory. */
const unfinishedOf = (path: string): string => `${path}.${hostname()}-${process.pid}.unfinished`;
