import { getCarrier } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredCarrier } from '../../carriers/administered-carriers.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getCarrierRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getCarrier, ({ user, params }) => administeredCarrier(settings, user.tenantId, params.id));
}
