import { ssoSignIn } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { browserHashes, unmarkBrowser } from '../browser-cookie.ts';
import { redeemTicket } from '../redeem-ticket.ts';

export function ssoSignInRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, ssoSignIn, async ({ body, request, reply }) => {
    const session = await redeemTicket(
      settings,
      { ticket: body.token, logOffOtherSessions: body.logOffOtherSessions, browserHashes: browserHashes(request) },
      clock(),
    );
    unmarkBrowser(request, reply);
    return { id_token: app.tokenFor(session) };
  });
}
