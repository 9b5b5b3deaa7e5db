import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { telemetryScope } from './in-span.ts';

const serverError = 500;

/**
 * A span for each request, named after its route, as part of the caller's trace if the caller sent one. It contains the
 * request's reference, which links the trace, the line in the log and the reference in the response.
 */
export const requestSpans = plugin(async (app) => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const caller = propagation.extract(context.active(), request.headers);
    const route = request.routeOptions.url ?? 'unknown';
    const span = trace.getTracer(telemetryScope).startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route, 'waybill.reference': request.id },
      },
      caller,
    );
    spans.set(request, span);
    context.with(trace.setSpan(caller, span), done);
  });
  // The context of earlier hooks is lost while the body is read.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= serverError) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onRequestAbort', async (request) => {
    spans.get(request)?.setAttribute('error.type', 'aborted').end();
  });
});
