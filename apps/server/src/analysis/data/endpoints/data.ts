import { data } from '@waybill/contract';
import { compileDataQuery } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { JsonText, route } from '../../../platform/http/route.ts';
import { mostRowsOfContainer, queryTimeoutMs } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { askedFindings } from '../asked-findings.ts';
import { compiledOnce } from '../compiled-once.ts';
import { openPageOfCall, unknown } from '../page-of-call.ts';
import { requestScope } from '../request-scope.ts';
import { timedQuery } from '../timed-query.ts';

/** data/{page}/{container}: resolve → scope → compile → run → present. */
export function dataRoute(app: FastifyInstance, services: Services): void {
  const compile = compiledOnce(compileDataQuery);
  route(app, data, async ({ params, body, user, request, reply }) => {
    const page = await openPageOfCall(app, user, params.page, 'page');
    const container = page.containers.find((name) => name === params.container);
    if (container === undefined) {
      throw unknown(
        'container',
        `The page ${page.name} has no container ‘${params.container}’: ${page.containers.join(', ')}.`,
      );
    }
    const scope = await requestScope(services, user, body);
    const asked = { scope, query: body, conditions: body.whereClauseDetails, patience: 'briefly' } as const;
    const findings = await askedFindings(services, user, asked);
    const compiled = compile(body, { scope, rollups: services.warehouse.rollups, ...findings });
    const { json } = await timedQuery(request, params, (timing) =>
      services.warehouse.run(compiled, {
        ...timing,
        signal: callSignal(reply),
        timeoutMs: queryTimeoutMs,
        maxRows: mostRowsOfContainer,
      }),
    );
    return new JsonText('{"data":', ...json, '}');
  });
}
