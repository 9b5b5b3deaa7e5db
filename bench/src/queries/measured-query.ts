/** One call of the product, and the best SQL that we can write by hand for the same answer on the base tables. */
export interface MeasuredQuery {
  readonly name: string;
  /** Path below /aiparcelweb/api/aidashboards/, and the bodies, asked at once as the browser does. */
  readonly path: string;
  readonly bodies: readonly object[];
  /** Hand-written statements, in SQL that DuckDB and PostgreSQL both read. */
  readonly sql: readonly string[];
  /** What is faster on DuckDB than `sql`, where there is such a thing. */
  readonly best?: readonly string[];
  /** How much slower than hand-written SQL the product may be (1.15: 15% slower). */
  readonly aim: number;
}

/** Whose rows are asked for, and of which days. */
export interface Question {
  readonly clientId: number;
  readonly from: string;
  readonly to: string;
  /** How many rows the client has in these days. */
  readonly rows: number;
  /** A tracking number of the client, for lookups. */
  readonly trackingNumber: string;
}
