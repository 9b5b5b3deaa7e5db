import { deleteRole as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteRole } from '../save-role.ts';

export function deleteRoleRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, async ({ user, params }) => {
    await deleteRole(services, user, params.id);
    return { message: 'The role is deleted.' };
  });
}
