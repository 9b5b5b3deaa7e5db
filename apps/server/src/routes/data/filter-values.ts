import { filterValues } from '@waybill/contract';
import { filterDimensionNames } from '@waybill/model';
import { compileFilterValues } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../data/call-signal.ts';
import { mostFilterValues, queryTimeoutMs } from '../../data/limits.ts';
import { openPageOfCall, unknown } from '../../data/page-of-call.ts';
import { requestScope } from '../../data/request-scope.ts';
import { timedQuery } from '../../data/timed-query.ts';
import type { Services } from '../../services.ts';
import { JsonText, route } from '../route.ts';

/** data/{page}/filters/{dimension}: resolve → scope → compile → run → present. */
export function filterValuesRoute(app: FastifyInstance, services: Services): void {
  route(app, filterValues, async ({ params, body, user, request, reply }) => {
    await openPageOfCall(app, user, params.page, 'page');
    const dimension = filterDimensionNames.find((name) => name === params.dimension);
    if (dimension === undefined) {
      throw unknown('dimension', `There is no filter ‘${params.dimension}’: ${filterDimensionNames.join(', ')}.`);
    }
    const scope = await requestScope(services, user, body);
    const compiled = compileFilterValues(dimension, body, { scope, rollups: services.warehouse.rollups });
    const { json } = await timedQuery(request, { page: params.page, container: `filters/${dimension}` }, (onAnswered) =>
      services.warehouse.run(compiled, {
        onAnswered,
        signal: callSignal(reply),
        timeoutMs: queryTimeoutMs,
        maxRows: mostFilterValues,
      }),
    );
    return new JsonText('{"data":', json, '}');
  });
}
