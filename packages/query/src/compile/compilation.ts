import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { Expression } from '../resolve/tree/expression.ts';

/** What the SQL of an expression depends on, besides the expression itself. */
export interface Compilation {
  /** Whether money of fact tables is converted to USD. */
  readonly convertsMoney: boolean;
  readonly dialect: Dialect;
  readonly compile: (expression: Expression) => Sql;
}
