import { saml2Login } from '@waybill/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fewAMinute } from '../../../platform/http/rate-limit.ts';
import { PlainText, route } from '../../../platform/http/route.ts';
import { tenantOf } from '../../../platform/http/tenant-of.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { beginOpenIdSignIn } from '../begin-openid-sign-in.ts';
import { beginSignIn } from '../begin-sign-in.ts';
import { markBrowser } from '../browser-cookie.ts';
import { formPagePolicy } from '../form-page.ts';
import type { SavedProvider } from '../identity-providers.ts';
import { openIdClientOf } from '../openid-client-of.ts';
import { ownKeys } from '../own-keys.ts';
import { providersForEmail } from '../providers-for-email.ts';
import { serviceProviderOf } from '../service-provider.ts';
import { SsoRefusal } from '../sso-refusal.ts';
import type { NewRequest } from '../sso-requests.ts';

/** Starts single sign-on at the chosen provider, by SAML or OpenID Connect. */
export function saml2LoginRoute(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(
    app,
    saml2Login,
    async ({ body, request, reply }) => {
      const providers = await providersForEmail(settings, tenantOf(request), body.email);
      const provider = providers.find(({ id }) => String(id) === body.idp);
      if (provider === undefined) throw badRequest('This email is not associated with SSO');
      const browser = { browserHash: markBrowser(reply), logOffOtherSessions: body.logOffOtherSessions };
      const page = await pageFor(services, request, provider, browser);
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': formPagePolicy });
      return new PlainText('text/html', page);
    },
    fewAMinute(120),
  );
}

type Browser = Pick<NewRequest, 'browserHash' | 'logOffOtherSessions'>;

/** The page that sends the browser to the provider. */
async function pageFor(
  services: Services,
  request: FastifyRequest,
  provider: SavedProvider,
  browser: Browser,
): Promise<string> {
  const { settings, clock, publicUrl, files } = services;
  const client = await openIdClientOf(files, provider);
  if (client !== undefined) {
    return beginOpenIdSignIn(services, { provider, client, ...browser }, clock()).catch((error: unknown) => {
      if (error instanceof SsoRefusal) {
        request.log.warn({ identityProvider: provider.id, reason: error.message }, 'single sign-on cannot begin');
        throw badRequest(`${provider.name} cannot be reached. Please try again later.`);
      }
      throw error;
    });
  }
  const serviceProvider = serviceProviderOf(publicUrl(), provider.id);
  return beginSignIn(settings, { provider, serviceProvider, ...browser, keys: await ownKeys(files) }, clock());
}
