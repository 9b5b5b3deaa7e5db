import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { administeredCredential } from './administered-credentials.ts';
import { credentialName } from './credential-name.ts';
import { openedSecret } from './stored-secret.ts';

/**
 * Returns a secret after recording who requested it.
 * @throws ProblemError 404 for a credential that the administrator may not see, 400 when its secret cannot be opened.
 */
export async function showSecret(
  { settings, clock, files }: Pick<Services, 'settings' | 'clock' | 'files'>,
  administrator: SignedInUser,
  id: number,
): Promise<string> {
  const credential = await administeredCredential(settings, administrator, id, clock());
  const secret = await openedSecret(settings, await sealerOf(files), id);
  if (secret === undefined) throw badRequest('The stored secret cannot be opened: enter it again.');
  await writeAudit(settings, administrator, clock(), {
    action: 'client_credential.show_secret',
    subject: { id, name: credentialName(credential) },
    more: { client: credential.client.name },
  });
  return secret;
}
