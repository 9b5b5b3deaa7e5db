import type { Occupancy, QueryRun } from '@waybill/warehouse';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Labels say who requested data, never for what values. */
export interface QueryName {
  readonly page: string;
  readonly container: string;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The figures of one app, in Prometheus' form. */
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

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
