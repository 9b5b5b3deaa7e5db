import { lookUpTrackingNumbers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { lookUpShipments } from '../look-up-shipments.ts';
import { recordLookup } from '../tracking-lookups.ts';

export function lookUpTrackingNumbersRoute(app: FastifyInstance, { settings, warehouse, clock }: Services): void {
  route(app, lookUpTrackingNumbers, async ({ body, user, reply }) => {
    const readable = await readableClients(settings, user);
    const found = await lookUpShipments(body.trackingNumbers, readable, warehouse, callSignal(reply));
    const known = new Set(found.map(({ trackingNumber }) => trackingNumber));
    await recordLookup(settings, user, clock(), {
      source: body.source,
      numbers: body.trackingNumbers,
      found: body.trackingNumbers.filter((number) => known.has(number)).length,
    });
    return { found, missing: body.trackingNumbers.filter((number) => !known.has(number)) };
  });
}
