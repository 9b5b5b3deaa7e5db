import type { Complexity } from '../../language/complexity.ts';
import type { Expression } from '../../resolve/tree/expression.ts';

/** A filtered column, and what its filters need to know. */
export interface FilteredColumn {
  readonly column: Expression;
  readonly complexity: Complexity;
  /** The current day for relative dates; without it they are refused. */
  readonly today: string | undefined;
}
