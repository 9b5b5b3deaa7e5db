import { getCarrier } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { administeredCarrier } from '../administered-carriers.ts';

export function getCarrierRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getCarrier, ({ user, params }) => administeredCarrier(settings, user.tenantId, params.id));
}
