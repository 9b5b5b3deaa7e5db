import { getSSOUserDetails } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { fewAMinute } from '../../../platform/http/rate-limit.ts';
import { route } from '../../../platform/http/route.ts';
import { tenantOf } from '../../../platform/http/tenant-of.ts';
import type { Services } from '../../../platform/services.ts';
import { providersForEmail } from '../providers-for-email.ts';

/** The body is a bare address, although the header says JSON. */
const isBareText = (text: string): boolean => !/^\s*(["{[]|$)/.test(text);

export function getSSOUserDetailsRoute(app: FastifyInstance, { settings }: Services): void {
  void app.register(async (scope) => {
    const json = scope.getDefaultJsonParser('error', 'error');
    scope.removeContentTypeParser(['application/json', 'text/plain']);
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      const text = body.toString();
      return isBareText(text) ? done(null, text) : json(request, text, done);
    });
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    route(
      scope,
      getSSOUserDetails,
      async ({ body, request }) => {
        const providers = await providersForEmail(settings, tenantOf(request), body);
        return providers.map(({ id, name }) => ({ idp: String(id), name }));
      },
      fewAMinute(60),
    );
  });
}
