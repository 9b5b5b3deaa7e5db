import type { CompiledQuery } from '@waybill/query';

/**
 * What the warehouse needs from a compiled query to run it. Whole numbers are bound as integers. An engine with another
 * dialect requests its own text.
 */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters' | 'columns'> &
  Partial<Pick<CompiledQuery, 'writtenFor' | 'writtenForShards' | 'scope'>>;

/**
 * The queue of a query. Queries that may read a lot (grid rows, shipments, whole lists) are `long`: they never take the
 * last connections, so that a dashboard's short queries do not wait behind them.
 */
export type Lane = 'short' | 'long';

/** Who makes the request: the number of a user. */
export type Asker = string | number;

/** How a query was answered. */
export interface QueryRun {
  readonly answeredBy: 'cache' | 'equal question' | 'engine';
  /** Milliseconds until a connection was free, or until an identical query that was already running was answered. */
  readonly waited: number;
  /** Milliseconds in which a commit that replaces rows held readers back. */
  readonly heldBack: number;
  /** Milliseconds of the engine. */
  readonly ran: number;
}

/** The engines, as OpenTelemetry names them. */
export type EngineName = 'duckdb' | 'clickhouse';

/** One run of a query by the engine. Cached answers are none. */
export interface EngineRun extends QueryRun {
  readonly engine: EngineName;
  /** The statement as the engine reads it, with placeholders for all values. */
  readonly sql: string;
  readonly lane: Lane;
  /** Undefined when it failed. */
  readonly rowCount: number | undefined;
  /** What it failed with; undefined when it did not. */
  readonly error: unknown;
}

/** Called after every run of the engine. */
export type RunObserver = (run: EngineRun) => void;

/** Limits of one query. */
export interface RunOptions {
  /** Default: short. */
  readonly lane?: Lane;
  /** Called with how the query was answered, once it has been. */
  readonly onAnswered?: (run: QueryRun) => void;
  /** Aborting it interrupts the query: QueryCancelled. */
  readonly signal?: AbortSignal;
  /** From the call to the last byte, including the wait for a connection; default 30,000. After that: QueryTimeout. */
  readonly timeoutMs?: number;
  /** How long the request had waited before the call; counts towards the query's time. Default: 0. */
  readonly waitedMs?: number;
  /** More rows than this: QueryTooLarge. Default: no limit. */
  readonly maxRows?: number;
  /** More bytes of JSON than this: QueryTooLarge, as soon as they are read. Default: 32 MiB. */
  readonly maxBytes?: number;
}

/** Rows as DuckDB wrote them. */
export interface JsonRows {
  /**
   * UTF-8 text, in pieces, of a JSON array of objects by the query's column names; money with two decimals, dates
   * `YYYY-MM-DD`.
   */
  readonly json: readonly Buffer[];
  readonly rowCount: number;
}

/** One value of a small row object: money and other decimals are numbers, dates `YYYY-MM-DD`. */
export type RowValue = string | number | boolean | null;
