import { logout } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { endSession } from '../../sign-in/sessions.ts';
import { providerSignOut } from '../provider-sign-out.ts';

/** Signing out, of the portal and then of the provider that vouched for the user, if it can do that. */
export function logoutRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, logout, async ({ user: { tenantId, userId, sessionId, login } }) => {
    const at = clock();
    await settings.transaction().execute(async (transaction) => {
      await endSession(transaction, sessionId, at);
      const subject = { id: userId, name: login };
      await writeAudit(transaction, { tenantId, userId }, at, { action: 'session.end', subject });
    });
    return { message: 'You are signed out.', continueAt: await providerSignOut(services, sessionId) };
  });
}
