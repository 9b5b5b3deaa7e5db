import { updateCarrier as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { updateCarrier } from '../save-carrier.ts';

export function updateCarrierRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, params, body }) => updateCarrier(services, user, params.id, body.name));
}
