import { authenticate, logout, regenerateToken } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { tenantOf } from '../../../platform/http/tenant-of.ts';
import type { Services } from '../../../platform/services.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { providerSignOut } from '../../sso/openid/provider-sign-out.ts';
import { endSession, rotateToken } from '../sessions.ts';
import { signIn } from '../sign-in.ts';

const mostBytes = 16_384;

/** Signing in, a new token for a session, and signing out. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(
    app,
    authenticate,
    async ({ body, request }) => {
      const credentials = { ...body, tenantName: tenantOf(request), address: request.ip };
      return { id_token: app.tokenFor(await signIn(settings, credentials, clock())) };
    },
    { bodyLimit: mostBytes },
  );

  route(app, regenerateToken, async ({ user }) => ({
    id_token: app.tokenFor(await rotateToken(settings, user.sessionId)),
  }));

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
