import type { Settings } from '@waybill/db';
import { requestMinutes } from './saml-of.ts';
import { freshSecret, hashOf } from './secrets.ts';
import { SsoRefusal } from './sso-refusal.ts';

const minute = 60_000;

/** What is remembered of a sign-in while the browser is at the provider. */
export interface NewRequest {
  readonly requestId: string;
  readonly identityProviderId: number;
  readonly browserHash: string;
  readonly logOffOtherSessions: boolean;
  /** OpenID Connect: encrypted. */
  readonly codeVerifier?: string;
}

/** Stores a request; returns the handle that the browser carries to the provider and back. */
export async function storeRequest(settings: Settings, request: NewRequest, now: Date): Promise<string> {
  await forgetOutdated(settings, now);
  const handle = freshSecret();
  await settings
    .insertInto('sso_request')
    .values({
      relay_state_hash: hashOf(handle),
      request_id: request.requestId,
      identity_provider_id: request.identityProviderId,
      browser_hash: request.browserHash,
      log_off_other_sessions: request.logOffOtherSessions,
      code_verifier: request.codeVerifier ?? null,
      expires_at: new Date(now.getTime() + requestMinutes * minute),
    })
    .execute();
  return handle;
}

/** By what a browser that comes back proves that it began the sign-in. */
export interface Returned {
  readonly handle: string;
  readonly identityProviderId: number;
  readonly browserHashes: readonly string[];
}

/**
 * Takes the request that this browser made to this provider. One statement, so that only one of two simultaneous
 * responses finds it.
 * @throws SsoRefusal
 */
export async function claimRequest(
  settings: Settings,
  { handle, identityProviderId, browserHashes }: Returned,
  now: Date,
) {
  if (browserHashes.length === 0) throw new SsoRefusal('too_late', 'The browser did not begin this sign-in.');
  const claimed = await settings
    .deleteFrom('sso_request')
    .where('relay_state_hash', '=', hashOf(handle))
    .where('identity_provider_id', '=', identityProviderId)
    .where('browser_hash', 'in', browserHashes)
    .returning(['request_id', 'browser_hash', 'log_off_other_sessions', 'code_verifier', 'expires_at'])
    .executeTakeFirst();
  if (claimed === undefined || claimed.expires_at <= now) {
    throw new SsoRefusal('too_late', 'The browser did not begin this sign-in, or too long ago.');
  }
  const sentAt = new Date(claimed.expires_at.getTime() - requestMinutes * minute);
  return { ...claimed, sentAt };
}

async function forgetOutdated(settings: Settings, now: Date): Promise<void> {
  await settings.deleteFrom('sso_request').where('expires_at', '<=', now).execute();
  await settings.deleteFrom('sso_ticket').where('expires_at', '<=', now).execute();
  await settings.deleteFrom('sso_used_assertion').where('until', '<=', now).execute();
}
