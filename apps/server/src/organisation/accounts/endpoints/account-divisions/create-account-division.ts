import { createAccountDivision } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { createDivision } from '../../save-division.ts';

export function createAccountDivisionRoute(app: FastifyInstance, services: Services): void {
  route(app, createAccountDivision, ({ user, body }) => createDivision(services, user, body));
}
