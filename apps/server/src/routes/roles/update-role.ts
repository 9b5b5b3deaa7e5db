import { updateRole as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { updateRole } from '../../roles/save-role.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function updateRoleRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, params, body }) => updateRole(services, user, params.id, body));
}
