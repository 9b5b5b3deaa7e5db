import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LoopDelay } from '../metrics/loop-delay.ts';
import type { Services } from '../services.ts';
import type { QueryRuns } from './query-runs.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How the queries of this request were answered. */
    queryRuns: QueryRuns | undefined;
  }
}

const slowMilliseconds = 3_000;

/**
 * Logs a warning for every slow response with what explains it: when the body had arrived, what the queries waited for,
 * how late the event loop was, and what else ran. It names the route, never values.
 */
export const slowRequests = plugin<Pick<Services, 'warehouse' | 'slowMilliseconds'>>(async (app, services) => {
  const loopDelay = new LoopDelay();
  const bodies = new WeakMap<FastifyRequest, number>();
  app.decorateRequest('queryRuns', undefined);
  app.addHook('onClose', async () => loopDelay[Symbol.dispose]());
  app.addHook('preValidation', async (request, reply) => void bodies.set(request, Math.round(reply.elapsedTime)));
  app.addHook('onSend', async (request, reply) => {
    if (reply.elapsedTime < (services.slowMilliseconds ?? slowMilliseconds)) return;
    request.log.warn(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        bodyAfter: bodies.get(request),
        ...request.queryRuns,
        eventLoopLate: loopDelay.longest,
        atWork: services.warehouse.occupancy,
      },
      'slow request',
    );
  });
});
