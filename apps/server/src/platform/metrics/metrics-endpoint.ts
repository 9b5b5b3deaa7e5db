import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Services } from '../services.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** This app's metrics; undefined unless the operator has enabled them. */
    readonly metrics: Metrics | undefined;
  }
}

/** Metrics, at /metrics for Prometheus and for the collector of OpenTelemetry: off by default, and never public. */
export const metricsEndpoint = plugin<Pick<Services, 'metrics' | 'telemetry' | 'warehouse'>>(
  async (app, { metrics: wanted, telemetry, warehouse }) => {
    const isWanted = wanted !== undefined || telemetry !== undefined;
    app.decorate('metrics', isWanted ? new Metrics(() => warehouse.occupancy) : undefined);
    const { metrics } = app;
    if (metrics === undefined) return;
    countRequests(app, metrics);
    telemetry?.sendMetrics(metrics);
    if (wanted === undefined) return;
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayReadMetrics(request, wanted.token)) return reply.callNotFound();
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
