import type { QueryRun } from '@waybill/warehouse';
import type { FastifyRequest } from 'fastify';
import { noRuns, withRun } from '../../platform/http/query-runs.ts';
import type { QueryName } from '../../platform/metrics/metrics.ts';

/**
 * Runs a query and tells log and metrics how long it took and what it waited for: by page and container, never with
 * values. `run` passes on what it is given to every query.
 */
export async function timedQuery<Answer>(
  request: FastifyRequest,
  name: QueryName,
  run: (onAnswered: (run: QueryRun) => void) => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  let runs = noRuns;
  try {
    return await run((one) => {
      runs = withRun(runs, one);
      request.server.metrics?.observeRun(one);
    });
  } finally {
    const milliseconds = performance.now() - started;
    request.queryRuns = runs;
    request.server.metrics?.observeQuery(name, milliseconds);
    request.log.info({ ...name, milliseconds: Math.round(milliseconds), ...runs }, 'queried');
  }
}
