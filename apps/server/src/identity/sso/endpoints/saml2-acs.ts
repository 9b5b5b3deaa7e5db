import { saml2Acs } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { acceptResponse } from '../accept-response.ts';
import { answerBrowser } from '../answer-browser.ts';
import { browserHashes } from '../browser-cookie.ts';
import { enabledProvider, speaksOpenId } from '../identity-providers.ts';
import { ownKeys } from '../own-keys.ts';
import { serviceProviderOf } from '../service-provider.ts';

const mostBytes = 600_000;

/** Where an identity provider's answer arrives, as a form from its own site. */
export function saml2AcsRoute(app: FastifyInstance, services: Services): void {
  const { settings, publicUrl, files } = services;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    route(
      scope,
      saml2Acs,
      async ({ params, body, request, reply }) => {
        const found = await enabledProvider(settings, params.id);
        const provider = found === undefined || speaksOpenId(found) ? undefined : found;
        return answerBrowser(services, { provider, request, reply }, async (known, now) =>
          acceptResponse(
            settings,
            {
              provider: known,
              serviceProvider: serviceProviderOf(publicUrl(), known.id),
              samlResponse: body.SAMLResponse,
              relayState: body.RelayState,
              browserHashes: browserHashes(request),
              keys: await ownKeys(files),
            },
            now,
          ),
        );
      },
      { bodyLimit: mostBytes },
    );
  });
}
