import { listUserSessions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { visibleUser } from '../../users/editable-user.ts';
import { route } from '../route.ts';

export function listUserSessionsRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, listUserSessions, async ({ user, params }) => {
    await visibleUser(services, user, params.id);
    const sessions = await settings
      .selectFrom('session')
      .select(['id', 'created_at', 'expires_at', 'remember_me'])
      .where('user_id', '=', params.id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', clock())
      .orderBy('created_at', 'desc')
      .execute();
    return sessions.map((session) => ({
      id: session.id,
      createdAt: session.created_at.toISOString(),
      expiresAt: session.expires_at.toISOString(),
      rememberMe: session.remember_me,
      current: session.id === user.sessionId,
    }));
  });
}
