import type { Services } from '../../platform/services.ts';
import { discover } from './discover.ts';
import { enabledProvider } from './identity-providers.ts';
import { openIdClientOf } from './openid-client-of.ts';
import { signedOutAddress } from './redirect-address.ts';
import { SsoRefusal } from './sso-refusal.ts';

/**
 * The address at which the provider of a session ends its own sign-in (OpenID Connect RP-Initiated Logout 1.0); null
 * where the session has no such provider, or the provider cannot be asked.
 */
export async function providerSignOut(
  {
    settings,
    files,
    publicUrl,
    webhookHosts = [],
  }: Pick<Services, 'settings' | 'files' | 'publicUrl' | 'webhookHosts'>,
  sessionId: string,
): Promise<string | null> {
  const session = await settings
    .selectFrom('session')
    .select('identity_provider_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined || session.identity_provider_id === null) return null;
  const provider = await enabledProvider(settings, session.identity_provider_id);
  const client = provider === undefined ? undefined : await openIdClientOf(files, provider);
  if (client === undefined) return null;
  try {
    const configuration = await discover(client, webhookHosts);
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
    const { buildEndSessionUrl } = await import('openid-client');
    return buildEndSessionUrl(configuration, { post_logout_redirect_uri: signedOutAddress(publicUrl()) }).href;
  } catch (error) {
    if (error instanceof SsoRefusal) return null;
    throw error;
  }
}
