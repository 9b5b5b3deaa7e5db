import { trackingNumberDetails } from '@waybill/contract';
import { scopeToAll } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../clients/readable-clients.ts';
import { callSignal } from '../../data/call-signal.ts';
import { chargeLinesOf } from '../../data/charge-lines.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function trackingNumberDetailsRoute(app: FastifyInstance, { settings, warehouse }: Services): void {
  route(app, trackingNumberDetails, async ({ query, user, reply }) => {
    const scope = scopeToAll(await readableClients(settings, user), warehouse.dataVersion);
    return chargeLinesOf(query.invoiceDetailsId, scope, warehouse, callSignal(reply));
  });
}
