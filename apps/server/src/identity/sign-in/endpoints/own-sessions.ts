import { endOwnSession, listOwnSessions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessionOf, openSessionsOf } from '../open-sessions.ts';

/** Where the caller is signed in, and signing out there. */
export function ownSessionsRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, listOwnSessions, ({ user }) => openSessionsOf(settings, user.userId, user, clock()));
  route(app, endOwnSession, async ({ user, params }) => {
    const owner = { id: user.userId, login: user.login };
    await settings
      .transaction()
      .execute((transaction) => endSessionOf(transaction, owner, params.sessionId, user, clock()));
    return { message: 'The session has ended.' };
  });
}
