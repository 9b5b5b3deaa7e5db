import { createCarrier, getCarrier, listCarriers, updateCarrier } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredCarrier, administeredCarriers } from '../administered-carriers.ts';
import { createCarrier as create, updateCarrier as update } from '../save-carrier.ts';

/** The administration of carriers. */
export function carrierRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listCarriers, async ({ user, query }) => {
    const found = administeredCarriers(settings, user.tenantId);
    return await tablePage(settings, found, query, { searched: ['name'], unique: 'id' });
  });

  route(app, getCarrier, ({ user, params }) => administeredCarrier(settings, user.tenantId, params.id));

  route(app, createCarrier, ({ user, body }) => create(services, user, body.name));

  route(app, updateCarrier, ({ user, params, body }) => update(services, user, params.id, body.name));
}
