import { createAccount as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { createAccount } from '../../accounts/save-account.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function createAccountRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createAccount(services, user, body));
}
