import { round } from '../functions/number-functions.ts';
import { arithmetic } from '../resolve/resolve-arithmetic.ts';
import { contains } from '../resolve/tree/children.ts';
import type { Expression } from '../resolve/tree/expression.ts';

/**
 * A weight before it is rounded for display, so that it is converted exactly and rounded once, after it has been added
 * up: `round(a, 2) - round(b, 2)` as `a - b`. Anything else stays unchanged: money is rounded to the cent in each row.
 */
export function beforeRounding(expression: Expression): Expression {
  if (expression.kind === 'call' && expression.function === round) {
    const [value] = expression.arguments;
    return value !== undefined && isWeight(value) ? value : expression;
  }
  if (expression.kind !== 'arithmetic' || (expression.operator !== '+' && expression.operator !== '-')) {
    return expression;
  }
  const [left, right] = [beforeRounding(expression.left), beforeRounding(expression.right)];
  return left === expression.left && right === expression.right
    ? expression
    : arithmetic(expression.operator, left, right);
}

function isWeight(value: Expression): boolean {
  return value.type.kind === 'exact' && contains(value, isWeightColumn) && !contains(value, isMoneyColumn);
}

const isWeightColumn = ({ kind, type }: Expression): boolean =>
  kind === 'column' && type.kind === 'exact' && type.of === 'weight';

const isMoneyColumn = (part: Expression): boolean => part.kind === 'column' && part.isOriginalMoney;
