import { revokeUserSession } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessionOf } from '../../sign-in/open-sessions.ts';
import { editableUser } from '../editable-user.ts';

export function revokeUserSessionRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, revokeUserSession, async ({ user, params }) => {
    const owner = await editableUser(services, user, params.id);
    await endSessionOf(settings, owner, params.sessionId, user, clock());
    return { message: `The session of ${owner.login} is ended.` };
  });
}
