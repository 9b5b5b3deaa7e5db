import { listUserSessions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { openSessionsOf } from '../../sign-in/open-sessions.ts';
import { visibleUser } from '../editable-user.ts';

export function listUserSessionsRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, listUserSessions, async ({ user, params }) => {
    await visibleUser(services, user, params.id);
    return await openSessionsOf(settings, params.id, user, clock());
  });
}
