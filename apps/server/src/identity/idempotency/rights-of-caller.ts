import { createHash } from 'node:crypto';
import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { readableClientIds } from '../access/readable-ids.ts';

/**
 * What decides what somebody may see, as one text: an answer that was kept is only given again while it is the same.
 * That internal users may read all clients of their tenant does not change with the clients.
 */
export async function rightsOfCaller(settings: Settings, user: SignedInUser): Promise<string> {
  const clients = user.internal ? [] : [...(await readableClientIds(settings, user))].toSorted((a, b) => a - b);
  const decisive = [user.internal, [...user.permissions].toSorted(), [...user.roles].toSorted(), clients];
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex');
}
