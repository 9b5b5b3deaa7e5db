import { createAccount as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { createAccount } from '../save-account.ts';

export function createAccountRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createAccount(services, user, body));
}
