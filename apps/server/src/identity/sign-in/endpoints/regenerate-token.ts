import { regenerateToken } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { rotateToken } from '../sessions.ts';

export function regenerateTokenRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, regenerateToken, async ({ user }) => ({
    id_token: app.tokenFor(await rotateToken(settings, user.sessionId)),
  }));
}
