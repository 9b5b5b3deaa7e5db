import { trackingNumberDetails } from '@waybill/contract';
import { scopeToAll } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { chargeLinesOf } from '../../data/charge-lines.ts';

export function trackingNumberDetailsRoute(app: FastifyInstance, { settings, warehouse }: Services): void {
  route(app, trackingNumberDetails, async ({ query, user, reply }) => {
    const scope = scopeToAll(await readableClients(settings, user), warehouse.dataVersion);
    return chargeLinesOf(query.invoiceDetailsId, scope, warehouse, callSignal(reply));
  });
}
