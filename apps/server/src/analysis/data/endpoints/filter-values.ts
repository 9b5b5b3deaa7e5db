import { filterValues } from '@waybill/contract';
import { type FilterDimensionName, filterDimensionNames } from '@waybill/model';
import { type CompiledQuery, compileFilterValues, type QueryContext, type QueryDescription } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { JsonText, route } from '../../../platform/http/route.ts';
import { mostFilterValues, queryTimeoutMs } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { askedFindings } from '../asked-findings.ts';
import { compiledOnce } from '../compiled-once.ts';
import { openPageOfCall, unknown } from '../page-of-call.ts';
import { requestScope } from '../request-scope.ts';
import { timedQuery } from '../timed-query.ts';

/** data/{page}/filters/{dimension}: resolve → scope → compile → run → present. */
export function filterValuesRoute(app: FastifyInstance, services: Services): void {
  const compile = compiledOnce(compileListed);
  route(app, filterValues, async ({ params, body, user, request, reply }) => {
    await openPageOfCall(app, user, params.page, 'page');
    const dimension = filterDimensionNames.find((name) => name === params.dimension);
    if (dimension === undefined) {
      throw unknown('dimension', `There is no filter ‘${params.dimension}’: ${filterDimensionNames.join(', ')}.`);
    }
    const scope = await requestScope(services, user, body);
    const query = { dimension, body };
    const asked = { scope, query, conditions: body.whereClauseDetails, patience: 'briefly' } as const;
    const findings = await askedFindings(services, user, asked);
    const compiled = compile(query, { scope, rollups: services.warehouse.rollups, ...findings });
    const { json } = await timedQuery(request, { page: params.page, container: `filters/${dimension}` }, (timing) =>
      services.warehouse.run(compiled, {
        ...timing,
        signal: callSignal(reply),
        timeoutMs: queryTimeoutMs,
        maxRows: mostFilterValues,
      }),
    );
    return new JsonText('{"data":', ...json, '}');
  });
}

interface ListQuestion {
  readonly dimension: FilterDimensionName;
  readonly body: QueryDescription;
}

function compileListed({ dimension, body }: ListQuestion, context: QueryContext): CompiledQuery {
  return compileFilterValues(dimension, body, context);
}
