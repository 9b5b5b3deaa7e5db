import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { readableClients } from './readable-clients.ts';

/** The clients that a user may read, the children of parents among them, by their ids. */
export async function readableClientIds(
  settings: Settings,
  user: Pick<SignedInUser, 'userId' | 'tenantId' | 'internal'>,
): Promise<ReadonlySet<number>> {
  return new Set((await readableClients(settings, user)).flatMap(({ id, childIds }) => [id, ...childIds]));
}
