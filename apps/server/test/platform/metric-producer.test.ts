import { resourceFromAttributes } from '@opentelemetry/resources';
import { DataPointType } from '@opentelemetry/sdk-metrics';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../../src/platform/metrics/metrics.ts';
import { metricProducer } from '../../src/platform/telemetry/metric-producer.ts';

const idle = { short: { running: 0, waiting: 0 }, long: { running: 2, waiting: 1 } };

describe('metrics for OpenTelemetry', async () => {
  const metrics = new Metrics(() => idle);
  for (const milliseconds of [3, 30, 30, 60_000]) metrics.observeRequest('GET', '/healthz', 200, milliseconds);
  metrics.observeRun({ answeredBy: 'cache', waited: 0, heldBack: 0, ran: 0 });
  const { resourceMetrics } = await metricProducer(metrics, resourceFromAttributes({})).collect();
  const named = (name: string) =>
    resourceMetrics.scopeMetrics.flatMap((scope) => scope.metrics).find(({ descriptor }) => descriptor.name === name);

  it('count in a histogram what is between two bounds', () => {
    const requests = named('waybill_request_duration_seconds');
    expect(requests).toMatchObject({ dataPointType: DataPointType.HISTOGRAM, descriptor: { unit: 's' } });
    const [point] = requests?.dataPoints ?? [];
    expect(point?.attributes).toEqual({ method: 'GET', route: '/healthz', status: 200 });
    expect(point?.value).toEqual({
      buckets: {
        boundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
        counts: [1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      },
      count: 4,
      sum: 60.063,
    });
  });

  it('keep counters and gauges apart', () => {
    expect(named('waybill_query_answers_total')).toMatchObject({
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: [{ attributes: { by: 'cache' }, value: 1 }],
    });
    const waiting = named('waybill_queries')?.dataPoints.find(
      ({ attributes }) => attributes.lane === 'long' && attributes.state === 'waiting',
    );
    expect(waiting?.value).toBe(1);
    expect(named('waybill_queries')?.dataPointType).toBe(DataPointType.GAUGE);
  });
});
