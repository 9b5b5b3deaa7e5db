import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlainText } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { recordEvent } from '../audit/write-audit.ts';
import type { SavedProvider } from './identity-providers.ts';
import { SsoRefusal } from './sso-refusal.ts';

/** A browser that comes back from a provider. */
interface Visit {
  /** Undefined if there is no such provider, or it may not be used. */
  readonly provider: SavedProvider | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Sends the browser to `/sso-callback` of this portal, with the ticket that `accept` issues or with the code of its
 * refusal, which is recorded.
 */
export async function answerBrowser(
  services: Pick<Services, 'settings' | 'clock' | 'publicUrl'>,
  { provider, request, reply }: Visit,
  accept: (provider: SavedProvider, now: Date) => Promise<string>,
): Promise<PlainText> {
  const outcome = provider === undefined ? { error: 'failed' } : await outcomeOf(services, provider, request, accept);
  const location = `${services.publicUrl()}/sso-callback?${new URLSearchParams(outcome)}`;
  reply.code(303).headers({ location, 'cache-control': 'no-store' });
  return new PlainText('text/plain', '');
}

async function outcomeOf(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  provider: SavedProvider,
  request: FastifyRequest,
  accept: (provider: SavedProvider, now: Date) => Promise<string>,
): Promise<Record<string, string>> {
  const now = clock();
  try {
    return { token: await accept(provider, now) };
  } catch (error) {
    if (!(error instanceof SsoRefusal)) throw error;
    request.log.warn({ identityProvider: provider.id, reason: error.message }, 'single sign-on refused');
    await recordEvent(settings, { tenantId: provider.tenant_id, userId: null }, now, {
      action: 'session.refuse',
      more: { by: 'single sign-on', identityProvider: provider.name, reason: error.message, address: request.ip },
    });
    return { error: error.code };
  }
}
