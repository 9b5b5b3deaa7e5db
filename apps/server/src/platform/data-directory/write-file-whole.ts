import { rename, writeFile } from 'node:fs/promises';

/** Writes a file so that readers (and a crash) see the old content or the new one, never a part. */
export async function writeFileWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}.unfinished`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}
