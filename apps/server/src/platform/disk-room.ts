import { statfs } from 'node:fs/promises';
import { sizeText } from './size-text.ts';

const gibibyte = 1_073_741_824;
/** What uploads leave free for loads, queries and the databases: a gibibyte, or a twentieth of a small disk. */
const mostKeptFree = gibibyte;
const shareKeptFree = 0.05;
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
