import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { LoadWork } from '../../load-requests/load-request.ts';
import { keptFileName } from '../../received-files/kept-files.ts';

/** A carrier's file that stays, and the copy of it that is read. */
export interface KeptFile {
  /** Absolute path of the copy, which goes after the load. */
  readonly path: string;
  /** Its name in the file store. */
  readonly keptName: string;
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Copies a file, which may change meanwhile, and stores the copy under a name made from its content and its own name.
 * Equal files share one.
 */
export async function keepFile(
  { files, scratchFolder }: Pick<LoadWork, 'files' | 'scratchFolder'>,
  path: string,
  name: string,
): Promise<KeptFile> {
  const copy = join(scratchFolder, crypto.randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    createReadStream(path),
    async function* measured(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(copy, { flags: 'wx', mode: 0o600 }),
  );
  const sha256 = hash.digest('hex');
  const keptName = keptFileName(`${sha256.slice(0, 16)}-${plainName(name)}`);
  await files.writeFrom(keptName, copy);
  return { path: copy, keptName, sha256, bytes };
}

/** The last 100 characters of the name, with everything but letters, digits, dot, dash and underscore replaced. */
const plainName = (name: string): string =>
  basename(name)
    .replaceAll(/[^A-Za-z0-9._-]/g, '_')
    .slice(-100);
