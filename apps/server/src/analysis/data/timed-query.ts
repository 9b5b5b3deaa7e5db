import type { RunOptions } from '@waybill/warehouse';
import type { FastifyRequest } from 'fastify';
import { noRuns, withRun } from '../../platform/http/query-runs.ts';
import type { QueryName } from '../../platform/metrics/metrics.ts';

/**
 * Runs a query, and records in log and metrics how long it took and waited, by page and container but never with
 * values. `run` passes its argument on to every query; it also says how long the request has already waited.
 */
export async function timedQuery<Answer>(
  request: FastifyRequest,
  name: QueryName,
  run: (timing: Required<Pick<RunOptions, 'onAnswered' | 'waitedMs'>>) => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  let runs = noRuns;
  try {
    return await run({
      waitedMs: request.waitedMs,
      onAnswered: (one) => {
        runs = withRun(runs, one);
        request.server.metrics?.observeRun(one);
      },
    });
  } finally {
    const milliseconds = performance.now() - started;
    request.queryRuns = runs;
    request.server.metrics?.observeQuery(name, milliseconds);
    request.log.info({ ...name, milliseconds: Math.round(milliseconds), ...runs }, 'queried');
  }
}
