import type { FastifyRequest } from 'fastify';
import type { QueryName } from '../metrics/metrics.ts';

/** Runs a query and tells log and metrics how long it took: by page and container, never with values. */
export async function timedQuery<Answer>(
  request: FastifyRequest,
  name: QueryName,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  try {
    return await run();
  } finally {
    const milliseconds = performance.now() - started;
    request.server.metrics?.observeQuery(name, milliseconds);
    request.log.info({ ...name, milliseconds: Math.round(milliseconds) }, 'queried');
  }
}
