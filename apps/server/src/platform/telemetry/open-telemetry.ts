import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Metrics } from '../metrics/metrics.ts';
import { metricProducer } from './metric-producer.ts';

/** Where traces and metrics go. */
export interface TelemetryOptions {
  /** Address of an OpenTelemetry collector that takes OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** Headers of every request, e.g. an access token. */
  readonly headers: Readonly<Record<string, string>>;
  /** The name under which this server appears. */
  readonly serviceName: string;
  /** The share of traces that are sent, 0 to 1, unless the caller's trace has decided. */
  readonly share: number;
}

/** Traces and metrics on their way to a collector. */
export interface Telemetry {
  /** Sends the metrics of the app once a minute as well. */
  sendMetrics(metrics: Metrics): void;
  /** Sends what is left, for at most a few seconds, and stops. */
  stop(): Promise<void>;
}

const millisecondsBetweenMetrics = 60_000;
const longestSend = 5_000;

/** Records spans with OpenTelemetry's libraries, which `telemetry.ts` imports only when they are needed. */
export function recordAndSend({ endpoint, headers, serviceName, share }: TelemetryOptions): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': serviceName });
  const exporterOptions = (path: string) => ({
    url: `${endpoint.replace(/\/$/, '')}${path}`,
    headers: { ...headers },
    timeoutMillis: longestSend,
  });
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(exporterOptions('/v1/traces')) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(tracers);
  let meters: MeterProvider | undefined;
  return {
    sendMetrics(metrics) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(exporterOptions('/v1/metrics')),
        exportIntervalMillis: millisecondsBetweenMetrics,
        exportTimeoutMillis: longestSend,
        metricProducers: [metricProducer(metrics, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    async stop() {
      // A collector that is away must not keep the server from stopping.
      await Promise.allSettled([tracers.shutdown(), meters?.shutdown()]);
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}
