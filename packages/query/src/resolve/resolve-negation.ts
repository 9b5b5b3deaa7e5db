import type { NegationNode } from '../language/nodes/negation-node.ts';
import { isNumber, nameOfType } from '../types/value-type.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import type { Expression } from './tree/expression.ts';
import type { Literal } from './tree/literal.ts';

export function resolveNegation(node: NegationNode, resolution: Resolution): Expression {
  const operand = resolution.resolve(node.operand);
  if (!isNumber(operand.type)) {
    return refuseAt(resolution, node.operand, `Expected a number, but this is ${nameOfType(operand.type)}.`);
  }
  return operand.kind === 'literal' ? negative(operand) : { kind: 'negation', type: operand.type, operand };
}

function negative(literal: Literal): Literal {
  const { value } = literal;
  if (typeof value === 'number') return { ...literal, value: value === 0 ? 0 : -value };
  if (typeof value === 'bigint') return { ...literal, value: -value };
  if (typeof value === 'string') return { ...literal, value: value.startsWith('-') ? value.slice(1) : `-${value}` };
  return literal;
}
