import { logout } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { endSession } from '../../auth/sessions.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function logoutRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, logout, async ({ user }) => {
    await endSession(settings, user.sessionId, clock());
    return { message: 'You are signed out.' };
  });
}
