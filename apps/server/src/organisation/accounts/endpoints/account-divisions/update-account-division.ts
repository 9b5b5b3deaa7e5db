import { updateAccountDivision } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { updateDivision } from '../../save-division.ts';

export function updateAccountDivisionRoute(app: FastifyInstance, services: Services): void {
  route(app, updateAccountDivision, ({ user, params, body }) => updateDivision(services, user, params.id, body));
}
