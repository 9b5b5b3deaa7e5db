import { type FileHandle, open } from 'node:fs/promises';
import { configure, type FileEntry, Reader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { FileBeyondLimits, UnreadableFile } from '../invoice-file.ts';

configure({ useWebWorkers: false, useCompressionStream: true });

/** The maximum length of the list of an archive's files, which is read as a whole. */
const longestList = 16 * 1024 ** 2;
const mostEntries = 10_000;
/** The maximum size of an unpacked file, regardless of what the archive states. */
const mostBytes = 4 * 1024 ** 3;
/** Invoices compress to about a thirtieth; files that compress far more are meant to fill the disk. */
const mostGrowth = 250;
const bytesBeforeGrowthCounts = 50 * 1024 ** 2;

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
    const entries: ZipEntry[] = [];
    for await (const entry of zip.getEntriesGenerator()) {
      if (entries.length === mostEntries)
        throw new FileBeyondLimits('The archive holds more than 10,000 files. Split it.');
      if (!entry.directory) entries.push(entryOf(entry));
    }
    return { entries, close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw asUnreadable(error);
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
      assertGrowth(bytes, entry.compressedSize);
      yield chunk;
    }
    await unpacked;
  } catch (error) {
    throw asUnreadable(error);
  }
}

function assertGrowth(bytes: number, compressed: number): void {
  if (bytes > mostBytes) throw new FileBeyondLimits('A file of the archive has more than 4 GB when unpacked.');
  if (bytes > bytesBeforeGrowthCounts && bytes > compressed * mostGrowth)
    throw new FileBeyondLimits(`A file of the archive grows to more than ${mostGrowth} times its size when unpacked.`);
}

function asUnreadable(error: unknown): unknown {
  const isOurs = error instanceof UnreadableFile || error instanceof FileBeyondLimits;
  if (isOurs || (error instanceof Error && (error.name === 'AbortError' || 'syscall' in error))) return error;
  return new UnreadableFile('The archive is damaged or incomplete. Ask for it again.', { cause: error });
}

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
