import { trackingNumberDetails, trackingNumberDetailsUpss } from '@waybill/contract';
import { scopeTo, scopeToAll } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { chargeLinesOf } from '../../data/charge-lines.ts';

const anyClient = 0;

/** The charges of one package. */
export function trackingNumberDetailRoutes(app: FastifyInstance, { settings, warehouse }: Services): void {
  route(app, trackingNumberDetails, async ({ query, user, reply }) => {
    const scope = scopeToAll(await readableClients(settings, user), warehouse.dataVersion);
    return chargeLinesOf(query.invoiceDetailsId, scope, warehouse, callSignal(reply));
  });

  route(app, trackingNumberDetailsUpss, async ({ params, body, user, reply }) => {
    const readable = await readableClients(settings, user);
    const scope =
      params.clientId === anyClient
        ? scopeToAll(readable, warehouse.dataVersion)
        : scopeTo(params, readable, warehouse.dataVersion);
    return chargeLinesOf(body.id, scope, warehouse, callSignal(reply));
  });
}
