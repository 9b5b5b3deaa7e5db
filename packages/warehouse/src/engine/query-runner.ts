import type { DuckDBConnection } from '@duckdb/node-api';
import type { ResultCache } from '../cache/result-cache.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import type { ConnectionPool, Waits } from './connection-pool.ts';
import { startDeadline } from './deadline.ts';
import { type AnswerLimits, runJson } from './run-json.ts';
import type { Asker, JsonRows, QueryRun, RowValue, RunObserver, RunOptions, Statement } from './statement.ts';

/** Runs queries on the pool; equal ones on equal data share one run and the cache. */
export class QueryRunner {
  readonly #pool: ConnectionPool;
  readonly #cache: ResultCache;
  readonly #asker: () => Asker | undefined;
  readonly #observe: RunObserver;
  readonly #flights = new SingleFlight<JsonRows>();
  #generation = 0;

  constructor(pool: ConnectionPool, cache: ResultCache, asker: () => Asker | undefined, observe: RunObserver) {
    this.#pool = pool;
    this.#cache = cache;
    this.#asker = asker;
    this.#observe = observe;
  }

  /** Call it whenever data changes: earlier results are no longer returned. */
  forgetAnswers(): void {
    this.#generation += 1;
    this.#cache.clear();
  }

  async run(statement: Statement, options: RunOptions = {}): Promise<JsonRows> {
    const { onAnswered } = options;
    const key = this.#key(statement, limitsOf(options));
    const cached = this.#cache.get(key);
    if (cached) {
      onAnswered?.({ answeredBy: 'cache', waited: 0, heldBack: 0, ran: 0 });
      return cached;
    }
    const asked = performance.now();
    let own: QueryRun | undefined;
    using deadline = startDeadline(options);
    const rows = await this.#flights.join(this.#flightOf(key), deadline, (signal) =>
      this.#ask(statement, { ...options, signal }, key, (run) => {
        own = run;
      }),
    );
    onAnswered?.(own ?? { answeredBy: 'equal question', waited: performance.now() - asked, heldBack: 0, ran: 0 });
    return rows;
  }

  async #ask(
    statement: Statement,
    options: RunOptions,
    key: string,
    onRun: (run: QueryRun) => void,
  ): Promise<JsonRows> {
    const { signal, lane = 'short' } = options;
    const limits = limitsOf(options);
    using untilAbandoned = startDeadline({ ...(signal ? { signal } : {}), timeoutMs: Number.POSITIVE_INFINITY });
    const work = async (connection: DuckDBConnection, { forConnection, forCommit }: Waits): Promise<JsonRows> => {
      const began = performance.now();
      const ended = (): QueryRun => ({
        answeredBy: 'engine',
        waited: forConnection,
        heldBack: forCommit,
        ran: performance.now() - began,
      });
      try {
        const rows = await runJson(connection, statement, limits);
        const run = ended();
        onRun(run);
        this.#observe({ ...run, sql: statement.sql, lane, rowCount: rows.rowCount, error: undefined });
        return rows;
      } catch (error) {
        this.#observe({ ...ended(), sql: statement.sql, lane, rowCount: undefined, error });
        throw error;
      }
    };
    const rows = await this.#pool.use(untilAbandoned, work, { lane, asker: this.#asker() });
    if (key === this.#key(statement, limits)) this.#cache.set(key, rows);
    return rows;
  }

  async rows<Row extends Record<string, RowValue>>(statement: Statement, options?: RunOptions): Promise<Row[]> {
    const { json } = await this.run(statement, options);
    return JSON.parse(Buffer.concat(json).toString());
  }

  /**
   * A user whose share of the connections is used up may join queries that others have started, but nobody waits for a
   * query that such a user has yet to start.
   */
  #flightOf(key: string): string {
    const asker = this.#asker();
    return this.#pool.hasUsedShare(asker) && !this.#flights.has(key) ? `${asker} ${key}` : key;
  }

  #key({ sql, parameters, columns }: Statement, { maxRows, maxBytes }: AnswerLimits): string {
    const values = parameters.map((value) => (typeof value === 'bigint' ? `${value}n` : value));
    return JSON.stringify([this.#generation, maxRows, maxBytes, sql, values, columns]);
  }
}

/** A screen shows far less; several such answers at once still leave the process within its memory. */
const usualBytes = 32 * 1024 * 1024;

function limitsOf({ maxRows = Number.POSITIVE_INFINITY, maxBytes = usualBytes }: RunOptions): AnswerLimits {
  return { maxRows, maxBytes };
}
