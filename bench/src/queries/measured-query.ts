/** One call of the product, and the best SQL that we can write by hand for the same answer on the base tables. */
export interface MeasuredQuery {
  readonly name: string;
  /** The path below /aiparcelweb/api/aidashboards/, and the bodies, sent at once as the browser does. */
  readonly path: string;
  readonly bodies: readonly object[];
  /** Hand-written statements, in SQL that DuckDB and PostgreSQL both read. */
  readonly sql: readonly string[];
  /** Statements that are faster on DuckDB than `sql`, if there are any. */
  readonly best?: readonly string[];
  /** The same question in Malloy's language; absent where that cannot ask it. */
  readonly malloy?: readonly string[];
  /** Statements on the table that Mosaic has added up beforehand; absent: `best` or `sql`. */
  readonly mosaic?: readonly string[];
  /** How much slower than hand-written SQL the product may be (1.15: 15% slower). */
  readonly aim: number;
}

/** Whose rows the questions are about, and which days. */
export interface Question {
  readonly clientId: number;
  readonly from: string;
  readonly to: string;
  /** How many rows the client has in these days. */
  readonly rows: number;
  /** A tracking number of the client, for lookups. */
  readonly trackingNumber: string;
}
