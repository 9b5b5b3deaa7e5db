import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { createCarrierRoute } from './create-carrier.ts';
import { getCarrierRoute } from './get-carrier.ts';
import { listCarriersRoute } from './list-carriers.ts';
import { updateCarrierRoute } from './update-carrier.ts';

const routes = [listCarriersRoute, getCarrierRoute, createCarrierRoute, updateCarrierRoute];

/** The administration of carriers. */
export function carrierRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
