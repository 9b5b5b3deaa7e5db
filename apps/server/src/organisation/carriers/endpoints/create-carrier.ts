import { createCarrier as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { createCarrier } from '../save-carrier.ts';

export function createCarrierRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createCarrier(services, user, body.name));
}
