import type { ColumnType } from '@waybill/model';
import type { Dialect } from './dialect/dialect.ts';
import type { GatheredStatement, WrittenStatement } from './dialect/written-statement.ts';
import type { Scope } from './scope/scope.ts';

/** The type of an answer's column. `decimal` is exact with any scale, `double` is a quotient or an average. */
export type OutputType = ColumnType | 'decimal' | 'double' | 'boolean';

/** One column of the answer, in the order of the select list. */
export interface OutputColumn {
  /** The final key in the answer: upper case, except for pivot columns, which carry values of the data. */
  readonly name: string;
  readonly type: OutputType;
}

/** The planner's decisions, for logs, tests and explanations. */
export interface QueryPlan {
  /** The fact table or rollup of every base query, the outermost last. */
  readonly sources: readonly string[];
  /** The partition values that the query is cut down to; empty if no date range is given. */
  readonly partitions: readonly number[];
  /** Whether amounts of all currencies are converted to US dollars; otherwise they are as billed. */
  readonly convertsMoney?: boolean;
}

/** A statement: every value is a parameter, every table and column comes from the catalogue. Its text is that for DuckDB. */
export interface CompiledQuery extends WrittenStatement {
  /** The same for another engine. */
  readonly writtenFor: (dialect: Dialect) => WrittenStatement;
  /** The same for ClickHouse, if the rows of the scope are on several shards. */
  readonly writtenForShards: () => GatheredStatement;
  /** Whose rows it reads, and up to which load. */
  readonly scope: Pick<Scope, 'clientIds' | 'publishedLoad'>;
  readonly columns: readonly OutputColumn[];
  readonly plan: QueryPlan;
}
