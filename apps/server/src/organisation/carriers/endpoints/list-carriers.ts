import { listCarriers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredCarriers } from '../administered-carriers.ts';

export function listCarriersRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listCarriers, async ({ user, query }) => {
    const found = administeredCarriers(settings, user.tenantId);
    return await tablePage(settings, found, query, { searched: ['name'], unique: 'id' });
  });
}
