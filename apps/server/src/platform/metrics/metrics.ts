import type { Occupancy, QueryRun } from '@waybill/warehouse';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Labels say who requested data, never which values. */
export interface QueryName {
  readonly page: string;
  readonly container: string;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A metric that a domain provides, such as the time of the last backup. */
export interface WatchedGauge {
  readonly name: string;
  readonly help: string;
  /** The label of `of` in the metrics. */
  readonly label?: string;
  read(): Promise<readonly { readonly of?: string; readonly value: number }[]>;
}

/** One value with its labels; a histogram has several for each series. */
export interface MetricSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** What is counted under one name. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly MetricSample[];
}

/** The metrics of one app, in the Prometheus format. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'waybill_request_duration_seconds',
    help: 'Time from request to answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [this.#registry],
  });
  readonly #queries = new Histogram({
    name: 'waybill_query_duration_seconds',
    help: 'Time that the warehouse took, by page and container.',
    labelNames: ['page', 'container'],
    buckets: seconds,
    registers: [this.#registry],
  });

  readonly #waits = new Histogram({
    name: 'waybill_query_wait_seconds',
    help: 'Time that a query waited for a connection of the warehouse or for a commit.',
    buckets: seconds,
    registers: [this.#registry],
  });
  readonly #answers = new Counter({
    name: 'waybill_query_answers_total',
    help: 'Queries by what answered them: the engine, the cache, or an equal question that ran already.',
    labelNames: ['by'],
    registers: [this.#registry],
  });

  constructor(occupancy: () => Occupancy) {
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'waybill_queries',
      help: 'Queries that run and that wait for a connection, short and long ones.',
      labelNames: ['lane', 'state'],
      registers: [this.#registry],
      collect() {
        for (const [lane, { running, waiting }] of Object.entries(occupancy())) {
          this.set({ lane, state: 'running' }, running);
          this.set({ lane, state: 'waiting' }, waiting);
        }
      },
    });
  }

  /** A metric that is looked up whenever the metrics are read. */
  addGauge({ name, help, label, read }: WatchedGauge): void {
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.#registry],
      async collect() {
        this.reset();
        for (const { of, value } of await read())
          this.set(label === undefined || of === undefined ? {} : { [label]: of }, value);
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  observeRequest(method: string, route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ method, route, status }, milliseconds / 1000);
  }

  observeQuery({ page, container }: QueryName, milliseconds: number): void {
    this.#queries.observe({ page, container }, milliseconds / 1000);
  }

  observeRun({ answeredBy, waited, heldBack }: QueryRun): void {
    this.#answers.inc({ by: answeredBy });
    this.#waits.observe((waited + heldBack) / 1000);
  }

  /** All metrics, for consumers other than Prometheus. */
  async families(): Promise<MetricFamily[]> {
    const families = await this.#registry.getMetricsAsJSON();
    return families.map(({ name, help, type, values }) => ({
      name,
      help,
      type: kindOf(String(type)),
      samples: values.map((value) => ({
        name: 'metricName' in value ? String(value.metricName) : name,
        labels: definedLabels(value.labels),
        value: value.value,
      })),
    }));
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

function kindOf(type: string): MetricFamily['type'] {
  return type === 'counter' || type === 'histogram' ? type : 'gauge';
}

function definedLabels(labels: Partial<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
