import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricFamily, MetricSample, Metrics } from '../metrics/metrics.ts';
import { telemetryScope } from './in-span.ts';

/** Passes the Prometheus metrics on to OpenTelemetry, so that each is counted once and both show the same. */
export function metricProducer(metrics: Metrics, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(Date.now() - process.uptime() * 1000);
  return {
    async collect() {
      const endTime = hrTime();
      const families = await metrics.families();
      const converted = families.map((family) => metricData(family, startTime, endTime));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: telemetryScope }, metrics: converted }] },
        errors: [],
      };
    },
  };
}

function metricData({ name, help, type, samples }: MetricFamily, startTime: HrTime, endTime: HrTime): MetricData {
  const common = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const point = <Value>(attributes: Attributes, value: Value): DataPoint<Value> => ({
    startTime,
    endTime,
    attributes,
    value,
  });
  if (type === 'histogram') {
    return {
      ...common,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histogramsOf(name, samples).map(({ labels, histogram }) => point(labels, histogram)),
    };
  }
  const dataPoints = samples.map(({ labels, value }) => point(labels, value));
  return type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

interface LabelledHistogram {
  readonly labels: Attributes;
  readonly histogram: Histogram;
}

/** Prometheus counts values up to a bound (`le`), OpenTelemetry those between two bounds. */
function histogramsOf(name: string, samples: readonly MetricSample[]): LabelledHistogram[] {
  const bySeries = Map.groupBy(samples, ({ labels: { le: _, ...series } }) => JSON.stringify(series));
  return [...bySeries].map(([key, series]) => {
    const bounded = series
      .filter((sample) => sample.name === `${name}_bucket`)
      .map(({ labels, value }) => ({ bound: boundOf(labels.le), value }))
      .toSorted((one, other) => one.bound - other.bound);
    const totalOf = (suffix: string) => series.find((sample) => sample.name === `${name}_${suffix}`)?.value ?? 0;
    return {
      labels: JSON.parse(key),
      histogram: {
        buckets: {
          boundaries: bounded.map(({ bound }) => bound).filter(Number.isFinite),
          counts: bounded.map(({ value }, index) => value - (bounded[index - 1]?.value ?? 0)),
        },
        count: totalOf('count'),
        sum: totalOf('sum'),
      },
    };
  });
}

const boundOf = (text: string | number | undefined): number =>
  text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text);

/** Units by the suffix that Prometheus uses, in the spelling of OpenTelemetry (UCUM). */
function unitOf(name: string): string {
  if (/_seconds(_total)?$/.test(name)) return 's';
  return /_bytes(_total)?$/.test(name) ? 'By' : '1';
}
