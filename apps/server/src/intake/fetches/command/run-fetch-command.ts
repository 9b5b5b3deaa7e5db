import type { Arrivals } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type ArrivalsContext, arrivalsOfAll, nothing } from '../../arrivals/arrivals.ts';
import type { Fetches } from '../fetches.ts';
import { noKeyOfFolder, openLocalFolder } from '../remote/local-folder.ts';
import { RemoteError } from '../remote/remote-folder.ts';
import { type FetchCommand, FetchCommandError } from './fetch-command.ts';
import { receive, unreceive } from './receive-mails.ts';

type Watch = Extract<FetchCommand, { act: 'watch' }>;

/** Visits mailboxes and folders for the command, as the schedule does, and waits for them. @throws FetchCommandError */
export async function runFetchCommand(
  context: ArrivalsContext,
  fetches: Fetches,
  command: FetchCommand,
): Promise<Arrivals> {
  const { settings } = context;
  switch (command.act) {
    case 'watch':
      return await visited(context, fetches, [await watched(settings, command)]);
    case 'unwatch':
      await unwatch(settings, command.path);
      return nothing;
    case 'receive':
      await receive(settings, command);
      return nothing;
    case 'unreceive':
      await unreceive(settings, command.address);
      return nothing;
    case 'fetch':
      return await visited(context, fetches, await asked(settings, command));
  }
}

/** The number of the folder's location, which is added or changed. */
async function watched(
  settings: Settings,
  { path, clientId, intervalMinutes, pattern, moveTo }: Watch,
): Promise<number> {
  const client = await settings.selectFrom('client').select('id').where('id', '=', clientId).executeTakeFirst();
  if (client === undefined) throw new FetchCommandError(`There is no client ${clientId}.`);
  await openLocalFolder(path)
    .list()
    .catch((error: unknown) => {
      throw error instanceof RemoteError ? new FetchCommandError(error.message) : error;
    });
  const values = { interval_minutes: intervalMinutes, pattern, move_to: moveTo, active: true };
  const before = await settings
    .selectFrom('ftp_location')
    .select(['id', 'client_id'])
    .where('protocol', '=', 'folder')
    .where('path', '=', path)
    .executeTakeFirst();
  if (before !== undefined && before.client_id !== clientId) {
    throw new FetchCommandError(
      `${path} is watched for client ${before.client_id} already: end that first with --stop.`,
    );
  }
  if (before !== undefined) {
    await settings.updateTable('ftp_location').set(values).where('id', '=', before.id).execute();
    return before.id;
  }
  const { id } = await settings
    .insertInto('ftp_location')
    .values({
      ...values,
      client_id: clientId,
      name: path.slice(-100),
      protocol: 'folder',
      host: '',
      port: 0,
      path,
      user_name: '',
      host_key: noKeyOfFolder,
      password: null,
      private_key: null,
      passphrase: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its history stays. */
async function unwatch(settings: Settings, path: string): Promise<void> {
  const { numUpdatedRows } = await settings
    .updateTable('ftp_location')
    .set({ active: false })
    .where('protocol', '=', 'folder')
    .where('path', '=', path)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new FetchCommandError(`${path} is not watched.`);
}

async function asked(
  settings: Settings,
  { protocols, name }: Extract<FetchCommand, { act: 'fetch' }>,
): Promise<readonly number[]> {
  const locations = await settings
    .selectFrom('ftp_location')
    .select('id')
    .where('protocol', 'in', protocols)
    .where('active', '=', true)
    .$if(name !== undefined, (all) => all.where('name', '=', name ?? ''))
    .orderBy('name')
    .execute();
  if (name !== undefined && locations.length === 0)
    throw new FetchCommandError(`There is no ${name} among the FTP locations.`);
  return locations.map(({ id }) => id);
}

async function visited(context: ArrivalsContext, fetches: Fetches, locationIds: readonly number[]): Promise<Arrivals> {
  for (const id of locationIds) await fetches.begin(id, null);
  await fetches.settled();
  return await arrivalsOfAll(context, locationIds);
}
