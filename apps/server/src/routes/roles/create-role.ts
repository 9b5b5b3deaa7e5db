import { createRole as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { createRole } from '../../roles/save-role.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function createRoleRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createRole(services, user, body));
}
