import type { ResultCache } from '../cache/result-cache.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { startDeadline } from './deadline.ts';
import { runJson } from './run-json.ts';
import type { JsonRows, RowValue, RunOptions, Statement } from './statement.ts';

/** Runs queries on the pool; equal ones on equal data share one run and the cache. */
export class QueryRunner {
  readonly #pool: ConnectionPool;
  readonly #cache: ResultCache;
  readonly #flights = new SingleFlight<JsonRows>();
  #generation = 0;

  constructor(pool: ConnectionPool, cache: ResultCache) {
    this.#pool = pool;
    this.#cache = cache;
  }

  /** To be called whenever data changed: answers that were computed before are not given any more. */
  forgetAnswers(): void {
    this.#generation += 1;
    this.#cache.clear();
  }

  async run(statement: Statement, options: RunOptions = {}): Promise<JsonRows> {
    const { maxRows = Number.POSITIVE_INFINITY } = options;
    const key = this.#key(statement, maxRows);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    using deadline = startDeadline(options);
    return await this.#flights.join(key, deadline, async (signal) => {
      using untilAbandoned = startDeadline({ signal, timeoutMs: Number.POSITIVE_INFINITY });
      const rows = await this.#pool.use(untilAbandoned, (connection) => runJson(connection, statement, maxRows));
      if (key === this.#key(statement, maxRows)) this.#cache.set(key, rows);
      return rows;
    });
  }

  async rows<Row extends Record<string, RowValue>>(statement: Statement, options?: RunOptions): Promise<Row[]> {
    const { json } = await this.run(statement, options);
    return JSON.parse(json.toString());
  }

  #key({ sql, parameters, columns }: Statement, maxRows: number): string {
    const values = parameters.map((value) => (typeof value === 'bigint' ? `${value}n` : value));
    return JSON.stringify([this.#generation, maxRows, sql, values, columns]);
  }
}
