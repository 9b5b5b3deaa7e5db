import type { AnswerLimits } from './answer-limits.ts';
import type { Borrower } from './borrowers.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { ResultCache } from './result-cache.ts';
import { SingleFlight } from './single-flight.ts';
import type {
  Asker,
  EngineName,
  JsonRows,
  QueryRun,
  RowValue,
  RunObserver,
  RunOptions,
  Statement,
} from './statement.ts';

/** What an engine provides to the runner: connections and answers. */
export interface Answering {
  readonly engine: EngineName;
  /** The statement as the engine reads it. */
  sqlOf(statement: Statement): string;
  /** Whether this user's quota of connections is used up. */
  isQuotaUsed(asker: Asker | undefined): boolean;
  /** Runs a statement, including the wait for a connection. */
  answer(
    statement: Statement,
    limits: AnswerLimits,
    deadline: Deadline,
    borrower: Borrower,
  ): Promise<{ readonly rows: JsonRows; readonly run: Omit<QueryRun, 'answeredBy'> }>;
}

/** What a runner works with besides its engine. */
export interface RunnerParts {
  readonly cache: ResultCache;
  readonly asker: () => Asker | undefined;
  readonly observe: RunObserver;
}

/** Runs queries on an engine; identical queries on the same data share one run and the cache. */
export class QueryRunner {
  readonly #engine: Answering;
  readonly #cache: ResultCache;
  readonly #asker: () => Asker | undefined;
  readonly #observe: RunObserver;
  readonly #flights = new SingleFlight<JsonRows>();
  #generation = 0;

  constructor(engine: Answering, { cache, asker, observe }: RunnerParts) {
    this.#engine = engine;
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
    const borrower = { lane, asker: this.#asker() };
    const asRun = { engine: this.#engine.engine, sql: this.#engine.sqlOf(statement) };
    const asked = performance.now();
    const answer = await this.#engine.answer(statement, limits, untilAbandoned, borrower).catch((error: unknown) => {
      const failed = { answeredBy: 'engine', waited: 0, heldBack: 0, ran: performance.now() - asked } as const;
      this.#observe({ ...failed, ...asRun, lane, rowCount: undefined, error });
      throw error;
    });
    const { rows } = answer;
    const run: QueryRun = { answeredBy: 'engine', ...answer.run };
    onRun(run);
    this.#observe({ ...run, ...asRun, lane, rowCount: rows.rowCount, error: undefined });
    if (key === this.#key(statement, limits)) this.#cache.set(key, rows);
    return rows;
  }

  async rows<Row extends Record<string, RowValue>>(statement: Statement, options?: RunOptions): Promise<Row[]> {
    const { json } = await this.run(statement, options);
    return JSON.parse(Buffer.concat(json).toString());
  }

  /**
   * A user whose quota is used up may join queries that others have started, but nobody waits for a
   * query that such a user has yet to start.
   */
  #flightOf(key: string): string {
    const asker = this.#asker();
    return this.#engine.isQuotaUsed(asker) && !this.#flights.has(key) ? `${asker} ${key}` : key;
  }

  #key({ sql, parameters, columns }: Statement, { maxRows, maxBytes }: AnswerLimits): string {
    const values = parameters.map((value) => (typeof value === 'bigint' ? `${value}n` : value));
    return JSON.stringify([this.#generation, maxRows, maxBytes, sql, values, columns]);
  }
}

/** Screens show far less; even several such answers at once fit into the process's memory. */
const usualBytes = 32 * 1024 * 1024;

function limitsOf({ maxRows = Number.POSITIVE_INFINITY, maxBytes = usualBytes }: RunOptions): AnswerLimits {
  return { maxRows, maxBytes };
}
