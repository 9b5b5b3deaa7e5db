import { userChoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { assignableClients, grantableRoles } from '../grantable.ts';

export function userChoicesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, userChoices, async ({ user }) => ({
    roles: await grantableRoles(settings, user),
    clients: await assignableClients(settings, user),
    mayMakeInternal: user.internal,
  }));
}
