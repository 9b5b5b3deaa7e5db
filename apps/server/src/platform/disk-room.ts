import { statfs } from 'node:fs/promises';
import { isDiskFull } from './disk-full.ts';
import { sizeText } from './size-text.ts';

const gibibyte = 1_073_741_824;
/** What uploads leave free for loads, queries and the databases: a gibibyte, or a twentieth of a small disk. */
const mostKeptFree = gibibyte;
const shareKeptFree = 0.05;
/** Without this, the embedded database does not even open. */
const needed = 64 * 1_048_576;
const bytesBetweenLooks = 8 * 1_048_576;

/** A file would take the room on a disk that stays free; the message names the directory, and how much is needed. */
export class DiskTooFull extends Error {
  override readonly name = 'DiskTooFull';
  readonly code = 'ENOSPC';
}

/** @throws DiskTooFull if a directory's disk has no room for so many bytes beside what stays free. */
export async function assertRoomOnDisk(directory: string, bytes: number): Promise<void> {
  const disk = await statfs(directory);
  const left = disk.bavail * disk.bsize;
  const keptFree = Math.min(mostKeptFree, disk.blocks * disk.bsize * shareKeptFree);
  if (left - keptFree >= bytes) return;
  throw new DiskTooFull(
    `The disk of ${directory} is full: ${sizeText(left)} are left, of which ${sizeText(keptFree)} stay free, and ${sizeText(bytes)} are needed.`,
  );
}

/** What is said of a failure if the disk of a directory is full; undefined if it has room, and the failure another reason. */
export async function fullDiskText(directory: string, failure: unknown): Promise<string | undefined> {
  const disk = await statfs(directory).catch(() => undefined);
  if (disk === undefined) return undefined;
  const left = disk.bavail * disk.bsize;
  if (!isDiskFull(failure) && left >= needed) return undefined;
  return `The disk of ${directory} is full: ${sizeText(left)} are left, and at least ${sizeText(needed)} are needed. Nothing was left half-written: free some space and try again.`;
}

/** Passes on what is about to be written to a directory, as long as its disk has room. @throws DiskTooFull */
export async function* whileThereIsRoom<Chunk extends Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  directory: string,
): AsyncGenerator<Chunk> {
  let unseen = bytesBetweenLooks;
  for await (const chunk of chunks) {
    unseen += chunk.length;
    if (unseen >= bytesBetweenLooks) {
      await assertRoomOnDisk(directory, chunk.length);
      unseen = 0;
    }
    yield chunk;
  }
}
