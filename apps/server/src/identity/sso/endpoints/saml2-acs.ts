import { saml2Acs } from '@waybill/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PlainText, route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { recordEvent } from '../../audit/write-audit.ts';
import { acceptResponse } from '../accept-response.ts';
import { browserHashes } from '../browser-cookie.ts';
import { enabledProvider } from '../identity-providers.ts';
import { ownKeys } from '../own-keys.ts';
import { serviceProviderOf } from '../service-provider.ts';
import { SsoRefusal } from '../sso-refusal.ts';

const mostBytes = 600_000;

/** Where an identity provider's answer arrives, as a form from its own site. */
export function saml2AcsRoute(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    route(
      scope,
      saml2Acs,
      async ({ params, body, request, reply }) => {
        const outcome = await arrive(services, params.id, body, request);
        return goTo(reply, `${services.publicUrl()}/sso-callback?${new URLSearchParams(outcome)}`);
      },
      { bodyLimit: mostBytes },
    );
  });
}

type Outcome = { readonly token: string } | { readonly error: string };

async function arrive(
  { settings, clock, publicUrl, files }: Services,
  providerId: number,
  { SAMLResponse, RelayState }: { readonly SAMLResponse: string; readonly RelayState: string },
  request: FastifyRequest,
): Promise<Outcome> {
  const provider = await enabledProvider(settings, providerId);
  if (provider === undefined) return { error: 'failed' };
  const now = clock();
  try {
    const arrival = {
      provider,
      serviceProvider: serviceProviderOf(publicUrl(), provider.id),
      samlResponse: SAMLResponse,
      relayState: RelayState,
      browserHashes: browserHashes(request),
      keys: await ownKeys(files),
    };
    return { token: await acceptResponse(settings, arrival, now) };
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

function goTo(reply: FastifyReply, address: string): PlainText {
  reply.code(303).headers({ location: address, 'cache-control': 'no-store' });
  return new PlainText('text/plain', '');
}
