import { listDeliverySources } from '@waybill/contract';
import { scopeToAll } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { ownPromises } from '../../../organisation/rule-packs/own-promises.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

/** The sources of a package's promised day and delivery. */
export function deliverySourcesRoute(app: FastifyInstance, { settings, warehouse }: Services): void {
  route(app, listDeliverySources, async ({ query, user }) => {
    const { clientIds } = scopeToAll(await readableClients(settings, user), warehouse.dataVersion);
    const sources = await warehouse.deliverySources(
      BigInt(query.invoiceDetailsId),
      clientIds,
      await ownPromises(settings),
    );
    return {
      sources: sources.map(({ receivedAt, ...source }) => ({
        ...source,
        receivedAt: receivedAt === null ? null : receivedAt.toISOString(),
      })),
    };
  });
}
