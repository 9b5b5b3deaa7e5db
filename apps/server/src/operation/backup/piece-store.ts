import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-error.ts';
import type { StoredFile } from './backup-record.ts';

/**
 * Files are stored in pieces of this size, each named by its SHA-256, so a piece that an earlier backup has is not
 * stored again. DuckDB changes its file in blocks of 256 KiB at fixed places, so most pieces stay the same.
 */
export const pieceBytes = 4 * 1_048_576;

/** The folder of the pieces in a directory of backups. */
const piecesFolder = 'pieces';

/**
 * Stores a file and returns its pieces; undefined if the file is gone. `added` is called with the bytes that were new.
 */
export async function storeFile(
  directory: string,
  content: AsyncIterable<Buffer>,
  path: string,
  added: (bytes: number) => void,
): Promise<StoredFile | undefined> {
  const pieces: string[] = [];
  let bytes = 0;
  try {
    for await (const piece of piecesOf(content)) {
      pieces.push(await storePiece(directory, piece, added));
      bytes += piece.length;
    }
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
  return { path, bytes, pieces };
}

/** Reads all pieces of a file back. @throws BackupError if one is missing or damaged. */
export async function* readStored(directory: string, { path, pieces }: StoredFile): AsyncGenerator<Buffer> {
  for (const name of pieces) {
    const content = await readFile(pieceFile(directory, name)).catch((error: Error) => {
      throw new BackupError(`A piece of ${path} cannot be read: ${error.message}.`);
    });
    if (hashOf(content) !== name) {
      throw new BackupError(`${pieceFile(directory, name)} is damaged; it belongs to ${path}.`);
    }
    yield content;
  }
}

const pieceName = /^[0-9a-f]{64}(\.unfinished)?$/;

/** Removes the pieces that no file needs. */
export async function removePiecesExcept(directory: string, needed: ReadonlySet<string>): Promise<void> {
  for (const folder of await readdir(join(directory, piecesFolder)).catch(() => [])) {
    for (const name of await readdir(join(directory, piecesFolder, folder))) {
      if (pieceName.test(name) && !needed.has(name))
        await rm(join(directory, piecesFolder, folder, name), { force: true });
    }
  }
}

async function storePiece(directory: string, piece: Buffer, added: (bytes: number) => void): Promise<string> {
  const name = hashOf(piece);
  const target = pieceFile(directory, name);
  const there = await stat(target).catch(() => undefined);
  if (there?.size === piece.length) return name;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const unfinished = `${target}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, target);
  added(piece.length);
  return name;
}

async function* piecesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    pending.push(chunk);
    size += chunk.length;
    if (size < pieceBytes) continue;
    const joined = Buffer.concat(pending);
    yield joined.subarray(0, pieceBytes);
    pending = [joined.subarray(pieceBytes)];
    size -= pieceBytes;
  }
  if (size > 0) yield Buffer.concat(pending);
}

function pieceFile(directory: string, name: string): string {
  return join(directory, piecesFolder, name.slice(0, 2), name);
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
