import { createUser as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { createUser } from '../../users/create-user.ts';
import { route } from '../route.ts';

export function createUserRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createUser(services, user, body));
}
