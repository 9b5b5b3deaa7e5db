import type { Spending } from '../../language/spending.ts';
import type { Expression } from '../../resolve/tree/expression.ts';

/** A column that a filter is put on, and what the request has spent so far. */
export interface FilteredColumn {
  readonly column: Expression;
  readonly spending: Spending;
}
