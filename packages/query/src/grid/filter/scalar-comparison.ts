import type { ComparisonOperator } from '../../language/nodes.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { compare } from '../conditions.ts';

const operators: ReadonlyMap<unknown, ComparisonOperator> = new Map([
  ['equals', '='],
  ['notEqual', '<>'],
  ['lessThan', '<'],
  ['lessThanOrEqual', '<='],
  ['greaterThan', '>'],
  ['greaterThanOrEqual', '>='],
]);

/** The comparison that a type of number or date filter stands for; undefined for an unknown type. */
export function scalarComparison(type: unknown, column: Expression, bound: () => Expression): Expression | undefined {
  const operator = operators.get(type);
  return operator === undefined ? undefined : compare(column, operator, bound());
}
