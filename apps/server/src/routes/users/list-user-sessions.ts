import { listUserSessions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { openSessionsOf } from '../../auth/open-sessions.ts';
import type { Services } from '../../services.ts';
import { visibleUser } from '../../users/editable-user.ts';
import { route } from '../route.ts';

export function listUserSessionsRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, listUserSessions, async ({ user, params }) => {
    await visibleUser(services, user, params.id);
    return await openSessionsOf(settings, params.id, user, clock());
  });
}
