import type { Expression } from '../resolve/tree/expression.ts';

/** Whether conditions choose exactly one currency; money is then not converted, otherwise it is converted to USD. */
export function hasOneCurrency(conjuncts: readonly Expression[]): boolean {
  return conjuncts.some((condition) => {
    if (condition.kind === 'comparison' && condition.operator === '=') {
      const { left, right } = condition;
      return (isCurrency(left) && isWritten(right)) || (isCurrency(right) && isWritten(left));
    }
    if (condition.kind !== 'membership' || condition.negated || !isCurrency(condition.operand)) return false;
    return condition.values.every(isWritten) && new Set(condition.values.map(({ value }) => value)).size === 1;
  });
}

function isCurrency(expression: Expression): boolean {
  return expression.kind === 'column' && expression.source === 'fact' && expression.name === 'currency_code';
}

function isWritten(expression: Expression): expression is Extract<Expression, { kind: 'literal' }> {
  return expression.kind === 'literal';
}
