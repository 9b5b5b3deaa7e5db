import { deleteRole as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { deleteRole } from '../../roles/save-role.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function deleteRoleRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, async ({ user, params }) => {
    await deleteRole(services, user, params.id);
    return { message: 'The role is deleted.' };
  });
}
