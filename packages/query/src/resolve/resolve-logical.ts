import { limits } from '../language/limits.ts';
import type { ExpressionNode, IsNullNode, LikeNode, LogicalNode, NotNode } from '../language/nodes.ts';
import { boolean, nameOfType } from '../types/value-type.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import type { Expression } from './tree/expression.ts';

export function resolveLogical({ operator, operands }: LogicalNode, resolution: Resolution): Expression {
  const conditions = operands.map((operand) => resolveTruth(operand, resolution));
  const [only] = conditions;
  if (only !== undefined && conditions.length === 1) return only;
  return { kind: 'logical', type: boolean, operator, operands: conditions };
}

export function resolveNot({ operand }: NotNode, resolution: Resolution): Expression {
  return { kind: 'not', type: boolean, operand: resolveTruth(operand, resolution) };
}

export function resolveIsNull({ operand, negated }: IsNullNode, resolution: Resolution): Expression {
  return { kind: 'is null', type: boolean, operand: resolution.resolve(operand), negated };
}

export function resolveLike(node: LikeNode, resolution: Resolution): Expression {
  const operand = resolveTextual(node.operand, resolution);
  const pattern = resolvePattern(node.pattern, resolution);
  return { kind: 'like', type: boolean, operand, pattern, ignoresCase: node.ignoresCase, negated: node.negated };
}

/** Resolves something that must be true or false. */
export function resolveTruth(node: ExpressionNode, resolution: Resolution): Expression {
  const condition = resolution.resolve(node);
  if (condition.type.kind === 'boolean' || condition.type.kind === 'null') return condition;
  return refuseAt(resolution, node, `Expected a condition, but this is ${nameOfType(condition.type)}.`);
}

/** A pattern is known before any row is read, so that the time it takes to match is bounded. */
function resolvePattern(node: ExpressionNode, resolution: Resolution): string {
  const pattern = resolveTextual(node, resolution);
  if (pattern.kind !== 'literal' || typeof pattern.value !== 'string') {
    return refuseAt(resolution, node, 'A pattern must be written out.', "Write it as a text, e.g. like 'DHL%'.");
  }
  if (pattern.value.length <= limits.patternCharacters) return pattern.value;
  return refuseAt(resolution, node, `A pattern has at most ${limits.patternCharacters} characters.`);
}

function resolveTextual(node: ExpressionNode, resolution: Resolution): Expression {
  const value = resolution.resolve(node);
  if (value.type.kind === 'text') return value;
  return refuseAt(resolution, node, `Like compares texts, but this is ${nameOfType(value.type)}.`);
}
