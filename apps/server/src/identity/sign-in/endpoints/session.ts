import { authenticate, regenerateToken } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { tenantOf } from '../../../platform/http/tenant-of.ts';
import type { Services } from '../../../platform/services.ts';
import { rotateToken } from '../sessions.ts';
import { signIn } from '../sign-in.ts';

const mostBytes = 16_384;

/** Signing in, and a new token for a session. */
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
}
