import { updateAccount as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { updateAccount } from '../../accounts/save-account.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function updateAccountRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, params, body }) => updateAccount(services, user, params.id, body));
}
