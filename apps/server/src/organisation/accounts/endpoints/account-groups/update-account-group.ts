import { updateAccountGroup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { updateGroup } from '../../save-group.ts';

export function updateAccountGroupRoute(app: FastifyInstance, services: Services): void {
  route(app, updateAccountGroup, ({ user, params, body }) => updateGroup(services, user, params.id, body));
}
