import type { ScalarFunction } from '../functions/scalar-function.ts';
import type { ComparisonOperator } from '../language/nodes.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import { boolean, text } from '../types/value-type.ts';

/** Builds the conditions that the grid's filter models represent. */

export function compare(left: Expression, operator: ComparisonOperator, right: Expression): Expression {
  return { kind: 'comparison', type: boolean, operator, left, right };
}

export function allOf(operands: readonly Expression[]): Expression {
  return joined('and', operands);
}

export function anyOf(operands: readonly Expression[]): Expression {
  return joined('or', operands);
}

export function isNull(operand: Expression, negated = false): Expression {
  return { kind: 'is null', type: boolean, operand, negated };
}

export function not(operand: Expression): Expression {
  return { kind: 'not', type: boolean, operand };
}

export function between(operand: Expression, from: Expression, to: Expression): Expression {
  return { kind: 'between', type: boolean, operand, from, to, negated: false };
}

export function isOneOf(operand: Expression, values: readonly Expression[]): Expression {
  return { kind: 'membership', type: boolean, operand, values, negated: false };
}

export function textLiteral(value: string): Expression {
  return { kind: 'literal', type: text, value };
}

export function call(scalar: ScalarFunction, ...parameters: readonly Expression[]): Expression {
  const types = parameters.map(({ type }) => type);
  return { kind: 'call', type: scalar.returns(types, []), function: scalar, arguments: parameters };
}

export const never: Expression = { kind: 'literal', type: boolean, value: false };

function joined(operator: 'and' | 'or', operands: readonly Expression[]): Expression {
  const [only] = operands;
  return only !== undefined && operands.length === 1 ? only : { kind: 'logical', type: boolean, operator, operands };
}
