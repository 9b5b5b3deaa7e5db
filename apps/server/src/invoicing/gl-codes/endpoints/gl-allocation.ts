import { glAllocation } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { requestScope } from '../../../analysis/data/request-scope.ts';
import { requestedClient } from '../../../organisation/clients/requested-client.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { allocate } from '../allocate.ts';

const defaultCurrency = 'USD';

export function glAllocationRoute(app: FastifyInstance, services: Services): void {
  route(app, glAllocation, async ({ user, query, reply }) => {
    const { clientId, from, to, currencyCode } = query;
    if (from > to) throw fieldProblem('to', 'must not be before from');
    const { familyIds, readable } = await requestedClient(services.settings, user, clientId);
    const signal = callSignal(reply);
    const allocated = await Promise.all(
      readable
        .filter(({ id }) => familyIds.includes(id))
        .map(async (client) => {
          const scope = await requestScope(services, user, { clientId: client.id, childClientIdsCSV: `${client.id}` });
          const dates = { from, to };
          return await allocate(services.settings, services.warehouse, { client, scope, dates, currencyCode, signal });
        }),
    );
    return { rows: allocated.flat(), currencyCode: currencyCode ?? defaultCurrency };
  });
}
