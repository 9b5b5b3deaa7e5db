import { type RequestedClients, type Scope, scopeTo } from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The one place that decides whose rows a request may read: the clients it names, if the user may read them, up to the
 * published load. Throws ScopeError (403) for any other client.
 */
export async function requestScope(
  { settings, warehouse }: Pick<Services, 'settings' | 'warehouse'>,
  user: ClientReader,
  requested: RequestedClients,
): Promise<Scope> {
  return scopeTo(requested, await readableClients(settings, user), warehouse.dataVersion);
}
