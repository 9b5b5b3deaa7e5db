import type { Expression } from '../../resolve/tree/expression.ts';
import { mapChildren } from '../../resolve/tree/map-children.ts';
import type { RollupColumns } from './rollup-columns.ts';

/** An expression with the same value for all rows behind a row of the rollup; undefined if it has none. */
export function rewriteRow(expression: Expression, columns: RollupColumns): Expression | undefined {
  if (expression.kind === 'column') return columns.dimension(expression);
  if (expression.kind === 'aggregate') return undefined;
  const flag = expression.type.kind === 'boolean' ? columns.flag(expression) : undefined;
  return flag ?? mapChildren(expression, (child) => rewriteRow(child, columns));
}
