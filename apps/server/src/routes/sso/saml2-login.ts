import { saml2Login } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tenantOf } from '../../auth/tenant-of.ts';
import { badRequest } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { beginSignIn } from '../../sso/begin-sign-in.ts';
import { markBrowser } from '../../sso/browser-cookie.ts';
import { formPagePolicy } from '../../sso/form-page.ts';
import { ownKeys } from '../../sso/own-keys.ts';
import { providersForEmail } from '../../sso/providers-for-email.ts';
import { serviceProviderOf } from '../../sso/service-provider.ts';
import { fewAMinute } from '../few-a-minute.ts';
import { PlainText, route } from '../route.ts';

export function saml2LoginRoute(app: FastifyInstance, { settings, clock, publicUrl, dataDirectory }: Services): void {
  route(
    app,
    saml2Login,
    async ({ body, request, reply }) => {
      const providers = await providersForEmail(settings, tenantOf(request), body.email);
      const provider = providers.find(({ id }) => String(id) === body.idp);
      if (provider === undefined) throw badRequest('This email is not associated with SSO');
      const page = await beginSignIn(
        settings,
        {
          provider,
          serviceProvider: serviceProviderOf(publicUrl(), provider.id),
          browserHash: markBrowser(reply),
          logOffOtherSessions: body.logOffOtherSessions,
          keys: await ownKeys(dataDirectory),
        },
        clock(),
      );
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': formPagePolicy });
      return new PlainText('text/html', page);
    },
    fewAMinute(120),
  );
}
