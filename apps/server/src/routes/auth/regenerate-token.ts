import { regenerateToken } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { rotateToken } from '../../auth/sessions.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function regenerateTokenRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, regenerateToken, async ({ user }) => ({
    id_token: app.tokenFor(await rotateToken(settings, user.sessionId)),
  }));
}
