import { createAccountGroup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { createGroup } from '../../accounts/save-group.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function createAccountGroupRoute(app: FastifyInstance, services: Services): void {
  route(app, createAccountGroup, ({ user, body }) => createGroup(services, user, body));
}
