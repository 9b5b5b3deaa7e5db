import { randomUUID } from 'node:crypto';
import type { Settings } from '@waybill/db';
import { formPage } from './form-page.ts';
import type { SavedProvider } from './identity-providers.ts';
import type { OwnKeys } from './own-keys.ts';
import { requestMinutes, samlOf } from './saml-of.ts';
import { freshSecret, hashOf } from './secrets.ts';
import { escaped, type ServiceProvider } from './service-provider.ts';

const minute = 60_000;

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
  await forgetOutdated(settings, now);
  const request = { id: `_${randomUUID()}`, sentAt: now };
  const relayState = freshSecret();
  await settings
    .insertInto('sso_request')
    .values({
      relay_state_hash: hashOf(relayState),
      request_id: request.id,
      identity_provider_id: provider.id,
      browser_hash: browserHash,
      log_off_other_sessions: logOffOtherSessions,
      expires_at: new Date(now.getTime() + requestMinutes * minute),
    })
    .execute();
  const saml = await samlOf(provider, serviceProvider, request, keys);
  const message = await saml.getAuthorizeMessageAsync(relayState);
  const inputs = Object.entries(message).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(String(value))}">`,
  );
  return formPage(provider.sign_in_url, inputs.join(''));
}

async function forgetOutdated(settings: Settings, now: Date): Promise<void> {
  await settings.deleteFrom('sso_request').where('expires_at', '<=', now).execute();
  await settings.deleteFrom('sso_ticket').where('expires_at', '<=', now).execute();
  await settings.deleteFrom('sso_used_assertion').where('until', '<=', now).execute();
}
