import type { ArithmeticNode, ArithmeticOperator, ExpressionNode, NegationNode } from '../language/nodes.ts';
import { decimal, double, type ExactType, isNumber, nameOfType, type ValueType } from '../types/value-type.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import type { Arithmetic, Expression, Literal } from './tree/expression.ts';

/** Sums and products of exact numbers stay exact as long as 38 digits hold them; quotients do not. */
export function resolveArithmetic(node: ArithmeticNode, resolution: Resolution): Expression {
  const { operator } = node;
  const [left, right] = [resolveNumeric(node.left, resolution), resolveNumeric(node.right, resolution)];
  return arithmetic(operator, left, right);
}

/** The arithmetic of two numbers, with its type. */
export function arithmetic(operator: ArithmeticOperator, left: Expression, right: Expression): Arithmetic {
  return { kind: 'arithmetic', type: resultType(operator, left.type, right.type), operator, left, right };
}

function resolveNumeric(node: ExpressionNode, resolution: Resolution): Expression {
  const value = resolution.resolve(node);
  if (isNumber(value.type)) return value;
  return refuseAt(resolution, node, `Expected a number, but this is ${nameOfType(value.type)}.`);
}

function resultType(operator: ArithmeticOperator, left: ValueType, right: ValueType): ValueType {
  if (operator === '/' || left.kind !== 'exact' || right.kind !== 'exact') return double;
  const type = operator === '*' ? product(left, right) : sum(left, right);
  if (type.precision > 38) return double;
  const hasMoney = left.of === 'money' || right.of === 'money';
  return hasMoney && type.scale === 2 ? { ...type, of: 'money' } : type;
}

function sum(left: ExactType, right: ExactType): ExactType {
  const scale = Math.max(left.scale, right.scale);
  const whole = Math.max(left.precision - left.scale, right.precision - right.scale);
  return decimal(whole + scale + 1, scale);
}

function product(left: ExactType, right: ExactType): ExactType {
  return decimal(left.precision + right.precision, left.scale + right.scale);
}

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
