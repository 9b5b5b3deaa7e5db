import { getUser } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { visibleUser } from '../editable-user.ts';

export function getUserRoute(app: FastifyInstance, services: Services): void {
  route(app, getUser, ({ user, params }) => visibleUser(services, user, params.id));
}
