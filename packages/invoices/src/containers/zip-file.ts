import { type FileHandle, open } from 'node:fs/promises';
import { configure, type FileEntry, Reader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { FileBeyondLimits, UnreadableFile } from '../invoice-file.ts';

configure({ useWebWorkers: false, useCompressionStream: true });

/** The maximum length of the list of an archive's files, which is read as a whole. */
const longestList = 16 * 1024 ** 2;
const mostEntries = 10_000;
/** The maximum size of an unpacked file. */
const mostBytes = 4 * 1024 ** 3;
/** Invoices compress to about a thirtieth; files that compress far more are meant to fill the disk. */
const mostGrowth = 250;
const bytesBeforeGrowthCounts = 50 * 1024 ** 2;
const bytesOfLocalHeader = 30;

/** A file of an archive. */
export interface ZipEntry {
  /** As in the archive: for people to read, never used as a path. */
  readonly name: string;
  readonly isEncrypted: boolean;
  /** As the archive states it. */
  readonly bytes: number;
  /** What it holds. @throws UnreadableFile for a damaged or encrypted file; FileBeyondLimits for one that grows too much. */
  content(signal?: AbortSignal): AsyncGenerator<Uint8Array>;
}

/** A ZIP archive that is open for reading. */
export interface ZipFile {
  readonly entries: readonly ZipEntry[];
  close(): Promise<void>;
}

/** Opens an archive. @throws UnreadableFile when it is damaged; FileBeyondLimits when it holds too many files. */
export async function openZip(path: string): Promise<ZipFile> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const zip = new ZipReader(new HandleReader(handle, size), { filenameValidation: 'tolerant' });
    const entries: FileEntry[] = [];
    for await (const entry of zip.getEntriesGenerator()) {
      if (entries.length === mostEntries)
        throw new FileBeyondLimits('The archive holds more than 10,000 files. Split it.');
      if (!entry.directory) entries.push(entry);
    }
    assertApart(entries);
    const fitting = entries.filter((entry) => !growsTooMuch(entry.uncompressedSize, entry.compressedSize));
    const bytes = fitting.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (growsTooMuch(bytes, size)) throw tooMuchGrowth();
    return { entries: entries.map(entryOf), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw asUnreadable(error);
  }
}

/** @throws UnreadableFile if two files share bytes of the archive: a small one could then be unpacked many times. */
function assertApart(entries: readonly FileEntry[]): void {
  let end = 0;
  for (const { offset, compressedSize, rawFilename } of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (offset < end) throw damaged();
    end = offset + bytesOfLocalHeader + rawFilename.length + compressedSize;
  }
}

function entryOf(entry: FileEntry): ZipEntry {
  return {
    name: entry.filename,
    isEncrypted: entry.encrypted,
    bytes: entry.uncompressedSize,
    content: (signal) => contentOf(entry, signal),
  };
}

async function* contentOf(entry: FileEntry, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  if (entry.encrypted)
    throw new UnreadableFile('The file is protected by a password. Save it without one and load it again.');
  if (entry.uncompressedSize > mostBytes)
    throw new FileBeyondLimits('A file of the archive has more than 4 GB when unpacked.');
  if (growsTooMuch(entry.uncompressedSize, entry.compressedSize)) throw tooMuchGrowth();
  let fail: (error: unknown) => void = () => undefined;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      fail = (error) => controller.error(error);
    },
  });
  const unpacked = entry.getData(writable, { checkSignature: true, ...(signal === undefined ? {} : { signal }) });
  // What goes wrong before the first bytes would leave the reader of the stream waiting.
  unpacked.catch(fail);
  let bytes = 0;
  try {
    for await (const chunk of readable) {
      signal?.throwIfAborted();
      bytes += chunk.length;
      // What is unpacked was counted, by these sizes, before.
      if (bytes > entry.uncompressedSize) throw damaged();
      yield chunk;
    }
    await unpacked;
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** Of one file, and of all that do not grow too much by themselves. */
const growsTooMuch = (bytes: number, compressed: number): boolean =>
  bytes > bytesBeforeGrowthCounts && bytes > compressed * mostGrowth;

const tooMuchGrowth = (): FileBeyondLimits =>
  new FileBeyondLimits(`The archive grows to more than ${mostGrowth} times its size when unpacked.`);

function asUnreadable(error: unknown): unknown {
  const isOurs = error instanceof UnreadableFile || error instanceof FileBeyondLimits;
  if (isOurs || (error instanceof Error && (error.name === 'AbortError' || 'syscall' in error))) return error;
  return damaged(error);
}

const damaged = (cause?: unknown): UnreadableFile =>
  new UnreadableFile('The archive is damaged or incomplete. Ask for it again.', { cause });

/** Reads an archive piece by piece from an open file. */
class HandleReader extends Reader<FileHandle> {
  readonly #handle: FileHandle;

  constructor(handle: FileHandle, size: number) {
    super(handle);
    this.#handle = handle;
    this.size = size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    if (length > longestList) throw new FileBeyondLimits('The list of files in the archive is too long.');
    const buffer = new Uint8Array(Math.max(0, Math.min(length, this.size - index)));
    let read = 0;
    while (read < buffer.length) {
      const { bytesRead } = await this.#handle.read(buffer, read, buffer.length - read, index + read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return buffer.subarray(0, read);
  }
}
