import { getUser } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { visibleUser } from '../../users/editable-user.ts';
import { route } from '../route.ts';

export function getUserRoute(app: FastifyInstance, services: Services): void {
  route(app, getUser, ({ user, params }) => visibleUser(services, user, params.id));
}
