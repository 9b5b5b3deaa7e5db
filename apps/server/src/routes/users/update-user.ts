import { updateUser as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { updateUser } from '../../users/update-user.ts';
import { route } from '../route.ts';

export function updateUserRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, params, body }) => updateUser(services, user, params.id, body));
}
