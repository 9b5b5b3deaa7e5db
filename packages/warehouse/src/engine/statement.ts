import type { CompiledQuery } from '@waybill/query';

/** What the warehouse needs of a compiled query to run it. Whole numbers are bound as integers. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters' | 'columns'>;

/** Limits of one query. */
export interface RunOptions {
  /** Aborting it interrupts the query: QueryCancelled. */
  readonly signal?: AbortSignal;
  /** From the call to the last byte, waiting for a connection included; default 30,000. Past it: QueryTimeout. */
  readonly timeoutMs?: number;
  /** More rows than this: QueryTooLarge. Default: no limit. */
  readonly maxRows?: number;
}

/** Rows as DuckDB wrote them. */
export interface JsonRows {
  /** UTF-8 text of a JSON array of objects by the query's column names; money with two decimals, dates `YYYY-MM-DD`. */
  readonly json: Buffer;
  readonly rowCount: number;
}

/** One value of a small row object: money and other decimals are numbers, dates `YYYY-MM-DD`. */
export type RowValue = string | number | boolean | null;
