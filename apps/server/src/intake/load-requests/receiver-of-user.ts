import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import type { LoadRequest } from './load-request.ts';

/**
 * For whom a user loads a file: an internal one for their tenant, any other for the clients that they may read, as if
 * there were no others.
 * @throws ProblemError 403 for a client that the user may not read.
 */
export async function receiverOfUser(
  { settings }: Pick<Services, 'settings'>,
  user: SignedInUser,
  clientId: number | null | undefined,
): Promise<Pick<LoadRequest, 'clientId' | 'clientIds' | 'tenantId' | 'uploadedBy'>> {
  const ids = (await readableClients(settings, user)).map(({ id }) => id);
  if (clientId != null && !ids.includes(clientId)) {
    throw forbidden(`You do not have permission to load files for the client ${clientId}.`);
  }
  return {
    clientId: clientId ?? undefined,
    tenantId: user.tenantId,
    clientIds: user.internal ? undefined : ids,
    uploadedBy: user.userId,
  };
}
