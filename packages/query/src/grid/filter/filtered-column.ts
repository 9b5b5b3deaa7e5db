import type { Complexity } from '../../language/complexity.ts';
import type { Expression } from '../../resolve/tree/expression.ts';

/** A column that a filter is put on, and what its filters need to know. */
export interface FilteredColumn {
  readonly column: Expression;
  readonly complexity: Complexity;
  /** What relative dates mean by today; without it there are none. */
  readonly today: string | undefined;
}
