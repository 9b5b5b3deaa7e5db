import { createAccountDivision } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { createDivision } from '../../accounts/save-division.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function createAccountDivisionRoute(app: FastifyInstance, services: Services): void {
  route(app, createAccountDivision, ({ user, body }) => createDivision(services, user, body));
}
