import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Services } from '../services.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Figures of this app; undefined unless the operator wants them. */
    readonly metrics: Metrics | undefined;
  }
}

/** Prometheus metrics at /metrics: off by default, and never public. */
export const metricsEndpoint = plugin<Pick<Services, 'metrics' | 'warehouse'>>(
  async (app, { metrics: wanted, warehouse }) => {
    app.decorate('metrics', wanted === undefined ? undefined : new Metrics(() => warehouse.occupancy));
    const { metrics } = app;
    if (metrics === undefined) return;
    countRequests(app, metrics);
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayReadMetrics(request, wanted?.token)) return reply.callNotFound();
      return reply.type(metrics.contentType).send(await metrics.text());
    });
  },
);

function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime);
  });
}
