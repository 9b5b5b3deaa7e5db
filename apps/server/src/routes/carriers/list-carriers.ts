import { listCarriers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tablePage } from '../../administration/table-page.ts';
import { administeredCarriers } from '../../carriers/administered-carriers.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listCarriersRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listCarriers, async ({ user, query }) => {
    const found = administeredCarriers(settings, user.tenantId);
    return await tablePage(settings, found, query, { searched: ['name'], unique: 'id' });
  });
}
