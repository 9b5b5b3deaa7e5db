import { revokeUserSession } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { endSessionOf } from '../../auth/open-sessions.ts';
import type { Services } from '../../services.ts';
import { editableUser } from '../../users/editable-user.ts';
import { route } from '../route.ts';

export function revokeUserSessionRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, revokeUserSession, async ({ user, params }) => {
    const owner = await editableUser(services, user, params.id);
    await endSessionOf(settings, owner, params.sessionId, user, clock());
    return { message: `The session of ${owner.login} is ended.` };
  });
}
