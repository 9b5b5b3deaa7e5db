import { createCarrier as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { createCarrier } from '../../carriers/save-carrier.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function createCarrierRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createCarrier(services, user, body.name));
}
