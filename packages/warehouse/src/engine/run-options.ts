/** A statement to run: what the query compiler emits (its `CompiledQuery` fits), or SQL of the house's own. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** A bound value. */
export type Parameter = string | number | bigint | boolean | null;

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
  /** UTF-8 text of a JSON array of objects, keys in upper case, money with two decimals, dates `YYYY-MM-DD`. */
  readonly json: Buffer;
  readonly rowCount: number;
}

/** One value of a small row object: money and other decimals are numbers, dates `YYYY-MM-DD`. */
export type RowValue = string | number | boolean | null;
