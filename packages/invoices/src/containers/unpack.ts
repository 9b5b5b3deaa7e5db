import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readableName } from '@waybill/contract';
import { FileBeyondLimits, UnreadableFile } from '../invoice-file.ts';
import { isWorkbook } from './is-workbook.ts';
import { kindOfFile } from './kind-of-file.ts';
import { isLeftBehind } from './left-behind.ts';
import { openZip, type ZipEntry, type ZipFile } from './zip-file.ts';

/** The maximum number of files in an archive. */
const mostUnpackedFiles = 500;
const mostUnpackedBytes = 4 * 1024 ** 3;
const longestName = 255;

/** A file to load: as received, or extracted from an archive. */
export interface UnpackedFile {
  /** Absolute path; for a file from an archive, one that is unrelated to its name. */
  readonly path: string;
  /** What people read: `week 31.zip/north/ups.csv`. */
  readonly name: string;
  /** Why it cannot be read, in a sentence for the user. */
  readonly refusal?: string;
}

/** How an archive is unpacked. */
export interface UnpackingOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called before anything is written, with how many files there will be and how many bytes they have at most. */
  readonly reserve?: ((room: { readonly files: number; readonly bytes: number }) => Promise<void>) | undefined;
}

/**
 * The files of an archive, unpacked into a folder; any other file by itself. Excel files do not count as archives, and
 * archives within archives are refused. A file that cannot be unpacked is included with the reason, and so is the
 * archive itself if nothing in it can be unpacked. @throws when the disk is full, `reserve` refuses, or `signal` is aborted
 */
export async function unpacked(
  { path, name }: UnpackedFile,
  folder: string,
  options: UnpackingOptions = {},
): Promise<readonly UnpackedFile[]> {
  if ((await kindOfFile(path)) !== 'zip') return [{ path, name }];
  try {
    const zip = await openZip(path);
    try {
      if (isWorkbook(zip)) return [{ path, name }];
      assertNoDocument(zip);
      return await filesOf(zip, name, folder, options);
    } finally {
      await zip.close();
    }
  } catch (error) {
    return [{ path, name, refusal: refusalOf(error) }];
  }
}

/** @throws UnreadableFile for a document of Word, LibreOffice and others, which are archives of their parts. */
function assertNoDocument({ entries }: ZipFile): void {
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('[Content_Types].xml') || (names.has('mimetype') && names.has('content.xml')))
    throw new UnreadableFile('The file is a document of another program. Save it as an Excel file (.xlsx) or as CSV.');
}

async function filesOf(
  zip: ZipFile,
  archive: string,
  folder: string,
  { signal, reserve }: UnpackingOptions,
): Promise<UnpackedFile[]> {
  const entries = zip.entries.filter(({ name }) => !isHidden(name));
  if (entries.length === 0) throw new UnreadableFile('The archive contains no files.');
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (entries.length > mostUnpackedFiles || bytes > mostUnpackedBytes) throw tooMuch();
  await reserve?.({ files: entries.length, bytes });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: UnpackedFile[] = [];
  for (const entry of entries) {
    const path = join(folder, crypto.randomUUID());
    const refusal = (await unpackEntry(entry, path, signal)) ?? (await refusalOfArchive(path));
    const name = shownName(`${archive}/${entry.name}`);
    files.push({ path, name, ...(refusal === undefined ? {} : { refusal }) });
  }
  return files;
}

/** Why it could not be unpacked; undefined when it was. */
async function unpackEntry(
  entry: ZipEntry,
  path: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  let refusal: string | undefined;
  async function* content(): AsyncGenerator<Uint8Array> {
    try {
      yield* entry.content(signal);
    } catch (error) {
      refusal = refusalOf(error);
    }
  }
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return refusal;
}

function refusalOf(error: unknown): string {
  if (error instanceof UnreadableFile || error instanceof FileBeyondLimits) return error.message;
  throw error;
}

const tooMuch = (): FileBeyondLimits =>
  new FileBeyondLimits('The archive holds more than 500 files, or 4 GB of them. Split it.');

/** Why an unpacked file is left packed, if it is an archive; a damaged one is refused when it is read. */
async function refusalOfArchive(path: string): Promise<string | undefined> {
  if ((await kindOfFile(path)) !== 'zip') return undefined;
  const zip = await openZip(path).catch(() => undefined);
  try {
    return zip === undefined || isWorkbook(zip)
      ? undefined
      : 'The file is a ZIP archive within an archive. Unpack it and load the files in it.';
  } finally {
    await zip?.close();
  }
}

/** Files that operating systems add to archives. */
const isHidden = (name: string): boolean =>
  /(?:^|[\\/])(?:\.(?!\.?[\\/])|__MACOSX[\\/])/.test(name) || isLeftBehind(name);

const shownName = (name: string): string => {
  const shown = readableName(name.replaceAll('\\', '/'));
  return shown.length > longestName ? `…${shown.slice(1 - longestName)}`.toWellFormed() : shown;
};
