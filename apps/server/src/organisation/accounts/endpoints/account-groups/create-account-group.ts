import { createAccountGroup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { createGroup } from '../../save-group.ts';

export function createAccountGroupRoute(app: FastifyInstance, services: Services): void {
  route(app, createAccountGroup, ({ user, body }) => createGroup(services, user, body));
}
