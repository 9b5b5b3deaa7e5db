import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** The scope of all spans and metrics of this server. */
export const telemetryScope = 'waybill';

/**
 * Does work within a span of the current trace; a failure is recorded on the span and rethrown. Without telemetry it
 * only does the work. Attributes say what kind of work it is, never whose data or which values.
 */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return await trace.getTracer(telemetryScope).startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Adds a span for work that has just ended. */
export function recordSpan(name: string, attributes: Attributes, milliseconds: number, error?: unknown): void {
  const endTime = Date.now();
  const span = trace.getTracer(telemetryScope).startSpan(name, { attributes, startTime: endTime - milliseconds });
  if (error !== undefined) fail(span, error);
  span.end(endTime);
}

/** The class of an error, not its message, which may hold values. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}
