import { updateAccountDivision } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { updateDivision } from '../../accounts/save-division.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function updateAccountDivisionRoute(app: FastifyInstance, services: Services): void {
  route(app, updateAccountDivision, ({ user, params, body }) => updateDivision(services, user, params.id, body));
}
