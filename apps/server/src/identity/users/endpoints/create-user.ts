import { createUser as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { createUser } from '../create-user.ts';

export function createUserRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createUser(services, user, body));
}
