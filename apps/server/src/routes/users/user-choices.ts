import { userChoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { assignableClients, grantableRoles } from '../../users/grantable.ts';
import { route } from '../route.ts';

export function userChoicesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, userChoices, async ({ user }) => ({
    roles: await grantableRoles(settings, user),
    clients: await assignableClients(settings, user),
    mayMakeInternal: user.internal,
  }));
}
