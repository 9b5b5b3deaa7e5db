import { rm } from 'node:fs/promises';
import type { Settings } from '@waybill/db';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { FetchContext } from './fetch-context.ts';
import { sortFiles } from './new-files.ts';
import { openRemote } from './remote/open-remote.ts';
import { RemoteError, type RemoteFile, type RemoteFolder } from './remote/remote-folder.ts';
import { accessOf, type StoredLocation } from './stored-access.ts';
import { type Downloaded, download, type TakenIn, takeIn } from './take-in.ts';

/** One visit takes no more. */
export const mostFiles = 500;
/** So many are on the disk together, unless one alone is larger. */
const mostTogether = 50;
const mostBytesTogether = 100_000_000;

/** Why a visit ended before its time. */
export const stopped = 'Waybill was stopped during the transfer.';

/** A visit to a location. */
export interface Visit {
  readonly location: StoredLocation;
  readonly fetchId: number;
  readonly tenantId: number;
  /** Whether a person requested it, rather than the schedule. */
  readonly isAskedFor: boolean;
  /** The mail whose attachments are taken. */
  readonly mailId?: number | undefined;
  readonly signal: AbortSignal;
  readonly onFault: (error: unknown) => void;
}

/** Fetches and loads what is new at a location. Returns a note for the operator, or null. @throws RemoteError */
export async function runFetch(context: FetchContext, visit: Visit): Promise<string | null> {
  const { settings, files, fetchHosts } = context;
  const { location, signal } = visit;
  if (location.host_key === null) {
    throw new RemoteError('The server’s key is not known yet: test the connection first.');
  }
  const folder = await openRemote(accessOf(location, await sealerOf(files)), fetchHosts);
  const closeEarly = () => folder.close();
  signal.addEventListener('abort', closeEarly);
  try {
    const { known, fresh } = await sortFiles(settings, location, await folder.list(), visit.isAskedFor);
    const unmoved: string[] = [];
    for (const files of batchesOf(fresh.slice(0, mostFiles))) {
      const { received, failure } = await fetchTogether(context, visit, folder, files);
      for (const file of received) await moveAway(location, folder, file, unmoved);
      if (failure !== undefined) throw failure;
    }
    for (const file of known) await moveAway(location, folder, file, unmoved);
    return noteOf(unmoved, fresh.length);
  } finally {
    signal.removeEventListener('abort', closeEarly);
    folder.close();
  }
}

/** The files in their order, in batches that may be on the disk together. */
export function* batchesOf(files: readonly RemoteFile[]): Generator<readonly RemoteFile[]> {
  let batch: RemoteFile[] = [];
  let bytes = 0;
  for (const file of files) {
    if (batch.length > 0 && (batch.length === mostTogether || bytes + file.bytes > mostBytesTogether)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(file);
    bytes += file.bytes;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Downloads files one after another, then loads them at the same time, so that small ones are stored together. Answers
 * those that were received, whatever the result, and why the others were not. Problems with one file do not stop the others.
 */
export async function fetchTogether(
  context: FetchContext,
  visit: Visit,
  folder: RemoteFolder,
  files: readonly RemoteFile[],
): Promise<{ readonly received: readonly RemoteFile[]; readonly failure: unknown }> {
  const loads: (() => Promise<RemoteFile | undefined>)[] = [];
  let failure: unknown;
  for (const file of files) {
    try {
      if (visit.signal.aborted) throw new RemoteError(stopped);
      const load = await fetchFile(context, visit, folder, file);
      loads.push(async () => ((await load()) ? file : undefined));
    } catch (error) {
      failure = error;
      break;
    }
  }
  const received = await Promise.all(loads.map((load) => load()));
  return { received: received.filter((file) => file !== undefined), failure };
}

/**
 * Downloads a file. What it answers loads it, and tells whether it was received.
 * @throws RemoteError
 */
async function fetchFile(
  { settings, ...context }: FetchContext,
  { location, fetchId, mailId, tenantId, signal, onFault }: Visit,
  folder: RemoteFolder,
  file: RemoteFile,
): Promise<() => Promise<boolean>> {
  let id: number | undefined;
  const noted = async <Result extends TakenIn | Downloaded>(work: () => Promise<Result>): Promise<Result | TakenIn> => {
    try {
      const taken = await work();
      if (id !== undefined && 'outcome' in taken) await noteOutcome(settings, id, taken);
      return taken;
    } catch (error) {
      const isRemote = error instanceof RemoteError;
      const reason = isRemote ? error.message : 'The file could not be loaded.';
      const failed = { outcome: 'failed', reason, sha256: null } as const;
      if (id !== undefined) await noteOutcome(settings, id, failed);
      if (isRemote) throw error;
      onFault(error);
      return failed;
    }
  };
  const downloaded = await noted(async () => {
    id = await noteAttempt(settings, { fetchId, location, mailId }, file);
    return await download({ settings, ...context }, folder, file);
  });
  if ('outcome' in downloaded) return async () => downloaded.outcome !== 'failed';
  const onReceived = async (sha256: string) => {
    if (id !== undefined) await noteContent(settings, id, sha256);
  };
  const request = { ...requestFor(location, tenantId), onReceived };
  return async () => {
    const taken = await noted(async () => {
      if (!signal.aborted) return await takeIn({ settings, ...context }, downloaded, request);
      await rm(downloaded.path, { force: true });
      throw new RemoteError(stopped);
    });
    return taken.outcome !== 'failed';
  };
}

/** For whom the files of a location are loaded, and what holds for those that leave something open. */
const requestFor = ({ client_id: clientId, currency_code, date_order }: StoredLocation, tenantId: number) => ({
  clientId,
  tenantId,
  mustOwnAll: true,
  ...(currency_code === null && date_order === null
    ? {}
    : { answers: { currencyCode: currency_code ?? undefined, dateOrder: date_order ?? undefined } }),
});

/**
 * Recorded before anything is done with the file, so that a load that crashes the process is not started again
 * automatically.
 */
async function noteAttempt(
  settings: Settings,
  { fetchId, location, mailId }: Pick<Visit, 'fetchId' | 'location' | 'mailId'>,
  { name, listing, bytes }: RemoteFile,
): Promise<number> {
  const { id } = await settings
    .insertInto('ftp_file')
    .values({
      fetch_id: fetchId,
      location_id: location.id,
      mail_id: mailId ?? null,
      name,
      listing,
      bytes: storableSize(bytes),
      outcome: 'loading',
      reason: null,
      invoice_file_sha256: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The hash identifies the load if the process ends meanwhile. */
async function noteContent(settings: Settings, id: number, sha256: string): Promise<void> {
  await settings.updateTable('ftp_file').set({ invoice_file_sha256: sha256 }).where('id', '=', id).execute();
}

/** Servers may report any number. */
const storableSize = (bytes: number): number => (bytes >= 0 ? Math.min(Math.floor(bytes), Number.MAX_SAFE_INTEGER) : 0);

async function noteOutcome(settings: Settings, id: number, { outcome, reason, sha256 }: TakenIn): Promise<void> {
  const values = { outcome, reason, invoice_file_sha256: sha256 };
  await settings.updateTable('ftp_file').set(values).where('id', '=', id).execute();
}

async function moveAway(
  { move_to: target }: StoredLocation,
  folder: RemoteFolder,
  { name }: RemoteFile,
  unmoved: string[],
): Promise<void> {
  if (target === null) return;
  await folder.move(name, target).catch(() => unmoved.push(name));
}

/** What the operator should know about a fetch that succeeded: a line for each matter, or null. */
export function noteOf(unmoved: readonly string[], fresh: number): string | null {
  const names = unmoved.join(', ');
  const notes = [
    ...(unmoved.length > 0 ? [`Files that could not be moved on the server: ${names}.`] : []),
    ...(fresh > mostFiles
      ? [`The first ${mostFiles} new files were fetched; the others will be fetched next time.`]
      : []),
  ];
  return notes.length === 0 ? null : notes.join('\n');
}
