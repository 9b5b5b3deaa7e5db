import { saml2Login } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { fewAMinute } from '../../../platform/http/rate-limit.ts';
import { PlainText, route } from '../../../platform/http/route.ts';
import { tenantOf } from '../../../platform/http/tenant-of.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { beginSignIn } from '../begin-sign-in.ts';
import { markBrowser } from '../browser-cookie.ts';
import { formPagePolicy } from '../form-page.ts';
import { ownKeys } from '../own-keys.ts';
import { providersForEmail } from '../providers-for-email.ts';
import { serviceProviderOf } from '../service-provider.ts';

export function saml2LoginRoute(app: FastifyInstance, { settings, clock, publicUrl, files }: Services): void {
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
          keys: await ownKeys(files),
        },
        clock(),
      );
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': formPagePolicy });
      return new PlainText('text/html', page);
    },
    fewAMinute(120),
  );
}
