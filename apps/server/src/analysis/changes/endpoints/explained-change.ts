import { explainedChange } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { longQuery } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { openPageOfCall } from '../../data/page-of-call.ts';
import { requestScope } from '../../data/request-scope.ts';
import { timedQuery } from '../../data/timed-query.ts';
import { explainCosts } from '../explain-costs.ts';

/** data/{page}/explainedChange: both sides scoped, asked and split. */
export function explainedChangeRoute(app: FastifyInstance, services: Services): void {
  route(app, explainedChange, async ({ params, body, user, request, reply }) => {
    await openPageOfCall(app, user, params.page, 'page');
    const [now, before] = await Promise.all([
      requestScope(services, user, body.now),
      requestScope(services, user, body.before),
    ]);
    const sides = [
      { side: body.now, scope: now },
      { side: body.before, scope: before },
    ] as const;
    return timedQuery(request, { page: params.page, container: 'explainedChange' }, (timing) =>
      explainCosts(services.warehouse, ...sides, {
        ...longQuery,
        ...timing,
        signal: callSignal(reply),
      }),
    );
  });
}
