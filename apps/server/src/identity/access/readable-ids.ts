import type { Settings } from '@waybill/db';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import { readableClients } from './readable-clients.ts';

/** Keeps a list from being empty, which SQL does not allow. */
const noClient = -1;

/** The numbers of the clients that a user may read, for `in`: never an empty list. */
export async function readableIds(settings: Settings, user: ClientReader): Promise<number[]> {
  return [noClient, ...(await readableClients(settings, user)).map(({ id }) => id)];
}

/** The clients that a user may read, the children of parents among them, by their ids. */
export async function readableClientIds(settings: Settings, user: ClientReader): Promise<ReadonlySet<number>> {
  return new Set((await readableClients(settings, user)).map(({ id }) => id));
}
