import { createRole as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { createRole } from '../save-role.ts';

export function createRoleRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createRole(services, user, body));
}
