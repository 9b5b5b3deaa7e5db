import { updateAccountGroup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { updateGroup } from '../../accounts/save-group.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function updateAccountGroupRoute(app: FastifyInstance, services: Services): void {
  route(app, updateAccountGroup, ({ user, params, body }) => updateGroup(services, user, params.id, body));
}
