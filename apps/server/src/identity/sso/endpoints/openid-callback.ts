import { openIdCallback } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { fewAMinute } from '../../../platform/http/rate-limit.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { acceptCode } from '../accept-code.ts';
import { answerBrowser } from '../answer-browser.ts';
import { browserHashes } from '../browser-cookie.ts';
import { enabledProvider, speaksOpenId } from '../identity-providers.ts';

/** Where a browser comes back to from a provider that speaks OpenID Connect. */
export function openIdCallbackRoute(app: FastifyInstance, services: Services): void {
  route(
    app,
    openIdCallback,
    async ({ params, query, request, reply }) => {
      const found = await enabledProvider(services.settings, params.id);
      const provider = found !== undefined && speaksOpenId(found) ? found : undefined;
      const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, value ?? '']));
      const returned = { state: query.state, parameters, browserHashes: browserHashes(request) };
      return answerBrowser(services, { provider, request, reply }, (known, now) =>
        acceptCode(services, { provider: known, ...returned }, now),
      );
    },
    fewAMinute(120),
  );
}
