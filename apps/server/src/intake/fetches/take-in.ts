import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readableName } from '@waybill/contract';
import type { FtpFileTable } from '@waybill/db';
import type { UnpackedFile } from '@waybill/invoices';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { assertRoomOnDisk } from '../../platform/disk-room.ts';
import { inTurnOfReaders } from '../../platform/reading/readers.ts';
import type { LoadRequest } from '../load-requests/load-request.ts';
import { loadInvoiceFile } from '../loads/load-invoice-file.ts';
import type { LoadReport } from '../received-files/load-report.ts';
import type { FetchContext } from './fetch-context.ts';
import { CutOff } from './remote/bounded.ts';
import { RemoteError, type RemoteFile, type RemoteFolder } from './remote/remote-folder.ts';

/** Larger files are not fetched: no carrier sends them, and they would fill the disk. */
const largestFile = 2_000_000_000;

/** The result for a fetched file. */
export interface TakenIn {
  readonly outcome: Exclude<FtpFileTable['outcome'], 'loading' | 'interrupted'>;
  readonly reason: string | null;
  readonly sha256: string | null;
}

const withoutLoad = (outcome: 'refused' | 'failed', reason: string): TakenIn => ({ outcome, reason, sha256: null });

/** A file that was downloaded, to be loaded. */
export interface Downloaded {
  readonly name: string;
  /** Where it is until it was loaded. */
  readonly path: string;
}

/** Downloads a file; the record of one that is not taken. @throws RemoteError when the connection was lost. */
export async function download(
  context: FetchContext,
  folder: RemoteFolder,
  file: RemoteFile,
): Promise<Downloaded | TakenIn> {
  if (!(file.bytes >= 0)) return withoutLoad('refused', 'The server does not report the size of the file.');
  if (file.bytes > largestFile) return withoutLoad('refused', 'The file is larger than 2 GB.');
  const directory = dataPaths(context.dataDirectory, context.scratchDirectory).fetched;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, crypto.randomUUID());
  try {
    await folder.download(file, path);
    if ((await stat(path)).size === file.bytes) return { name: file.name, path };
    await rm(path);
    return withoutLoad('failed', 'The file was still being written; it will be fetched again.');
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof CutOff) return withoutLoad('failed', error.message);
    throw new RemoteError(`The connection was lost while ${file.name} was being fetched.`, { cause: error });
  }
}

/** Loads a downloaded file as if it had been uploaded, of an archive each file, and removes it from the disk. */
export async function takeIn(
  context: FetchContext,
  { name, path }: Downloaded,
  request: Omit<LoadRequest, 'path' | 'name'>,
): Promise<TakenIn> {
  const unpackedInto = `${path}.unpacked`;
  try {
    const files = await inTurnOfReaders(context, { path }, async (reader) => {
      await rm(unpackedInto, { recursive: true, force: true });
      return await reader.unpack({ path, name: readableName(name) }, unpackedInto, {
        reserve: ({ bytes }) => assertRoomOnDisk(dirname(path), bytes),
      });
    });
    return togetherOf(await loadEach(context, files, request));
  } finally {
    await rm(path, { force: true });
    await rm(unpackedInto, { recursive: true, force: true });
  }
}

async function loadEach(
  context: FetchContext,
  files: readonly UnpackedFile[],
  request: Omit<LoadRequest, 'path' | 'name'>,
): Promise<LoadReport[]> {
  const loads = files.map((file) => loadInvoiceFile(context, { ...file, ...request }));
  // The files go when this returns.
  await Promise.allSettled(loads);
  return await Promise.all(loads);
}

/** From worst to best, to choose the result of an archive. */
const outcomes = ['refused', 'incomplete', 'loaded', 'already_there'] as const;

/**
 * The record of a fetched file: its own report, or for an archive the worst of all, with the messages of each file.
 */
export function togetherOf(reports: readonly Pick<LoadReport, 'name' | 'status' | 'messages' | 'sha256'>[]): TakenIn {
  const [only] = reports;
  const isArchive = reports.length > 1;
  const said = reports.flatMap(({ name, messages }) =>
    messages.map((message) => (isArchive ? `${name}: ${message}` : message)),
  );
  const outcome = outcomes.find((each) => reports.some(({ status }) => status === each)) ?? 'refused';
  return { outcome, reason: said.length === 0 ? null : said.join('\n'), sha256: only?.sha256 ?? null };
}
