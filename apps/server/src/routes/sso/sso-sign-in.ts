import { ssoSignIn } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { browserHashes, unmarkBrowser } from '../../sso/browser-cookie.ts';
import { redeemTicket } from '../../sso/redeem-ticket.ts';
import { route } from '../route.ts';

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
