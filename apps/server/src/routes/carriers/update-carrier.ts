import { updateCarrier as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { updateCarrier } from '../../carriers/save-carrier.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function updateCarrierRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, params, body }) => updateCarrier(services, user, params.id, body.name));
}
