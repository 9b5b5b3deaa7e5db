import { randomUUID } from 'node:crypto';
import type { Settings } from '@waybill/db';
import { formPage } from './form-page.ts';
import type { SavedProvider } from './identity-providers.ts';
import type { OwnKeys } from './own-keys.ts';
import { samlOf } from './saml-of.ts';
import { escaped, type ServiceProvider } from './service-provider.ts';
import { storeRequest } from './sso-requests.ts';

interface Beginning {
  readonly provider: SavedProvider;
  readonly serviceProvider: ServiceProvider;
  readonly browserHash: string;
  readonly logOffOtherSessions: boolean;
  readonly keys: OwnKeys;
}

/** Stores a request for the provider, and returns the page with the form that sends it there. */
export async function beginSignIn(settings: Settings, beginning: Beginning, now: Date): Promise<string> {
  const { provider, serviceProvider, browserHash, logOffOtherSessions, keys } = beginning;
  const request = { id: `_${randomUUID()}`, sentAt: now };
  const relayState = await storeRequest(
    settings,
    { requestId: request.id, identityProviderId: provider.id, browserHash, logOffOtherSessions },
    now,
  );
  const saml = await samlOf(provider, serviceProvider, request, keys);
  const message = await saml.getAuthorizeMessageAsync(relayState);
  const inputs = Object.entries(message).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(String(value))}">`,
  );
  return formPage(provider.sign_in_url, inputs.join(''));
}
