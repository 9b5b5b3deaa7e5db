import type { BetweenNode, ComparisonNode, ExpressionNode, InNode } from '../language/nodes.ts';
import { boolean } from '../types/value-type.ts';
import { asDay, coerce } from './coerce.ts';
import { currentName } from './current-name.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import type { Expression } from './tree/expression.ts';

/** `= null` and `<> null` are read as `is null` and `is not null`, which is what their authors mean. */
export function resolveComparison(node: ComparisonNode, resolution: Resolution): Expression {
  const [left, right] = [resolution.resolve(node.left), resolution.resolve(node.right)];
  const isNullTest = node.operator === '=' || node.operator === '<>';
  if (isNullTest && isNullLiteral(right)) return nullTest(left, node.operator === '<>');
  if (isNullTest && isNullLiteral(left)) return nullTest(right, node.operator === '<>');
  const [one, other] = comparable(left, node.right, right, resolution, node.left);
  return { kind: 'comparison', type: boolean, operator: node.operator, left: one, right: other };
}

export function resolveBetween(node: BetweenNode, resolution: Resolution): Expression {
  const operand = resolution.resolve(node.operand);
  const ends = [node.from, node.to].map((end) => comparable(operand, end, resolution.resolve(end), resolution));
  const [from, to] = ends.map(([, end]) => end);
  if (from === undefined || to === undefined) throw new Error('between has two ends');
  const comparesDays = from.type.kind === 'date' && to.type.kind === 'date';
  return {
    kind: 'between',
    type: boolean,
    operand: comparesDays ? asDay(operand) : operand,
    from,
    to,
    negated: node.negated,
  };
}

export function resolveIn(node: InNode, resolution: Resolution): Expression {
  const operand = resolution.resolve(node.operand);
  const values = node.values.map((value) => comparable(operand, value, resolution.resolve(value), resolution)[1]);
  const comparesDays = values.every(({ type }) => type.kind === 'date');
  return {
    kind: 'membership',
    type: boolean,
    operand: comparesDays ? asDay(operand) : operand,
    values,
    negated: node.negated,
  };
}

/** Two values made comparable: a time is compared with a day by its own day. */
function comparable(
  left: Expression,
  rightNode: ExpressionNode,
  right: Expression,
  resolution: Resolution,
  leftNode: ExpressionNode = rightNode,
): readonly [Expression, Expression] {
  const isWritten = left.kind === 'literal' && right.kind !== 'literal';
  const coerced = isWritten ? coerce(left, right.type) : coerce(right, left.type);
  if ('problem' in coerced) return refuseAt(resolution, isWritten ? leftNode : rightNode, coerced.problem, coerced.fix);
  const [one, other] = isWritten ? [renamed(right, coerced.value), right] : [left, renamed(left, coerced.value)];
  return one.type.kind === 'date' || other.type.kind === 'date' ? [asDay(one), asDay(other)] : [one, other];
}

function renamed(column: Expression, value: Expression): Expression {
  if (value.kind !== 'literal' || typeof value.value !== 'string') return value;
  return { ...value, value: currentName(column, value.value) };
}

function isNullLiteral(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.value === null;
}

function nullTest(operand: Expression, negated: boolean): Expression {
  return { kind: 'is null', type: boolean, operand, negated };
}
