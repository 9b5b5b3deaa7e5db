import type { Settings } from '@waybill/db';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { FetchContext } from './fetch-context.ts';
import { sortFiles } from './new-files.ts';
import { openRemote } from './remote/open-remote.ts';
import { RemoteError, type RemoteFile, type RemoteFolder } from './remote/remote-folder.ts';
import { accessOf, type StoredLocation } from './stored-access.ts';
import { type TakenIn, takeIn } from './take-in.ts';

const mostFiles = 500;

interface Visit {
  readonly location: StoredLocation;
  readonly fetchId: number;
  readonly tenantId: number;
  /** Whether a person requested it, rather than the schedule. */
  readonly isAskedFor: boolean;
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
    for (const file of fresh.slice(0, mostFiles)) {
      if (signal.aborted) throw new RemoteError('Waybill was stopped during the transfer.');
      if (await fetchFile(context, visit, folder, file)) await moveAway(location, folder, file, unmoved);
    }
    for (const file of known) await moveAway(location, folder, file, unmoved);
    return noteOf(unmoved, fresh.length);
  } finally {
    signal.removeEventListener('abort', closeEarly);
    folder.close();
  }
}

/** Whether the file was received, whatever the result. Problems with one file do not stop the others. */
async function fetchFile(
  { settings, ...context }: FetchContext,
  { location, fetchId, tenantId, onFault }: Visit,
  folder: RemoteFolder,
  file: RemoteFile,
): Promise<boolean> {
  let noted: number | undefined;
  const note = async (outcome: TakenIn) => {
    if (noted !== undefined) await noteOutcome(settings, noted, outcome);
  };
  try {
    const id = await noteAttempt(settings, { fetchId, location }, file);
    noted = id;
    const owner = { clientId: location.client_id, tenantId };
    const taken = await takeIn({ settings, ...context }, folder, file, owner, (sha256) =>
      noteContent(settings, id, sha256),
    );
    await note(taken);
    return taken.outcome !== 'failed';
  } catch (error) {
    const isRemote = error instanceof RemoteError;
    await note({ outcome: 'failed', reason: isRemote ? error.message : 'The file could not be loaded.', sha256: null });
    if (isRemote) throw error;
    onFault(error);
    return false;
  }
}

/**
 * Recorded before anything is done with the file, so that a load that crashes the process is not started again
 * automatically.
 */
async function noteAttempt(
  settings: Settings,
  { fetchId, location }: Pick<Visit, 'fetchId' | 'location'>,
  { name, listing, bytes }: RemoteFile,
): Promise<number> {
  const { id } = await settings
    .insertInto('ftp_file')
    .values({
      fetch_id: fetchId,
      location_id: location.id,
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
