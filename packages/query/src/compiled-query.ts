import type { ColumnType } from '@waybill/model';

/** A bound value. */
export type Parameter = string | number | bigint | boolean | null;

/** The type of an answer's column. `decimal` is exact with any scale, `double` is a quotient or an average. */
export type OutputType = ColumnType | 'decimal' | 'double' | 'boolean';

/** One column of the answer, in the order of the select list. */
export interface OutputColumn {
  /** The final key in the answer: upper case, except for pivot columns, which carry values of the data. */
  readonly name: string;
  readonly type: OutputType;
}

/** What the planner decided, for logs, tests and explanations. */
export interface QueryPlan {
  /** The fact table or rollup of every base query, the outermost last. */
  readonly sources: readonly string[];
  /** The partition values that the query is cut down to; empty if no date range is given. */
  readonly partitions: readonly number[];
}

/** A statement for DuckDB: every value is a parameter, every table and column comes from the catalogue. */
export interface CompiledQuery {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
  readonly columns: readonly OutputColumn[];
  readonly plan: QueryPlan;
}
