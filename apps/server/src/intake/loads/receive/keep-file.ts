import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { spilledRowsPrefix } from '@waybill/invoices';

/** A carrier file in the data directory: the copy that is read, and that stays. */
export interface KeptFile {
  /** Absolute path. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Ending of copies that are not whole yet; what a killed process leaves of them may be deleted. */
const unfinishedEnding = '.unfinished';

/** Copies a file into the folder under a name made from its content and its own name. Equal files share one copy. */
export async function keepFile(path: string, name: string, folder: string): Promise<KeptFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `${crypto.randomUUID()}${unfinishedEnding}`);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(
      createReadStream(path),
      async function* measured(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
    );
    const sha256 = hash.digest('hex');
    const kept = join(folder, `${sha256.slice(0, 16)}-${plainName(name)}`);
    await rename(unfinished, kept);
    return { path: kept, sha256, bytes };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Deletes what a killed process left of copies that were not whole yet, and of rows of a file that it read. */
export async function removeUnfinishedCopies(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const left = names.filter((each) => each.endsWith(unfinishedEnding) || each.startsWith(spilledRowsPrefix));
  for (const name of left) await rm(join(folder, name), { recursive: true });
}

/** The last 100 characters of the name, with everything but letters, digits, dot, dash and underscore replaced. */
const plainName = (name: string): string =>
  basename(name)
    .replaceAll(/[^A-Za-z0-9._-]/g, '_')
    .slice(-100);
