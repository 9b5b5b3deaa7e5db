import type { ParameterKind, ScalarFunction, WrittenValues } from '../functions/scalar-function.ts';
import { dateParts } from '../language/date-parts.ts';
import type { CallNode, ExpressionNode } from '../language/nodes.ts';
import { date, double, text, type ValueType } from '../types/value-type.ts';
import { coerce } from './coerce.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import type { Expression } from './tree/expression.ts';
import { unify } from './unify.ts';
import { writtenValues } from './written-values.ts';

/** For a null, the engine cannot tell whether the year of a date or of an interval is meant. */
const noDay: Expression = { kind: 'literal', type: date, value: null };

/** The arguments of a function, read as what its parameters want. */
export function resolveArguments(
  scalar: ScalarFunction,
  node: CallNode,
  resolution: Resolution,
): { readonly values: readonly Expression[]; readonly written: WrittenValues } {
  const kinds = parameterKinds(scalar, node, resolution);
  const values = node.arguments.map((argument, index) => resolveArgument(kinds[index], argument, resolution));
  const alike = kinds.includes('alike') ? unifyArguments(values, node, resolution) : values;
  return { values: alike, written: writtenValues(alike) };
}

function parameterKinds(scalar: ScalarFunction, node: CallNode, resolution: Resolution): readonly ParameterKind[] {
  const { parameters, optional = [], rest } = scalar;
  const count = node.arguments.length;
  const most = rest === undefined ? parameters.length + optional.length : Number.POSITIVE_INFINITY;
  if (count < parameters.length || count > most) {
    const wanted = most === parameters.length ? `${most}` : `at least ${parameters.length}`;
    return refuseAt(resolution, node, `${scalar.name} takes ${wanted} argument(s), not ${count}.`);
  }
  return node.arguments.map((_, index) => [...parameters, ...optional][index] ?? rest ?? 'anything');
}

function resolveArgument(kind: ParameterKind | undefined, node: ExpressionNode, resolution: Resolution): Expression {
  const value = resolution.resolve(node);
  switch (kind) {
    case 'text':
      return coerced(value, text, node, resolution);
    case 'number':
      return coerced(value, double, node, resolution);
    case 'day':
      if (value.type.kind === 'null') return noDay;
      return value.type.kind === 'timestamp' ? value : coerced(value, date, node, resolution);
    case 'part':
      return requirePart(value, node, resolution);
    case 'digits':
      return requireWhole(value, 0, 10, node, resolution);
    case 'position':
      return requireWhole(value, 1, 10_000, node, resolution);
    default:
      return value;
  }
}

function coerced(value: Expression, type: ValueType, node: ExpressionNode, resolution: Resolution): Expression {
  const result = coerce(value, type);
  return 'problem' in result ? refuseAt(resolution, node, result.problem, result.fix) : result.value;
}

function requirePart(value: Expression, node: ExpressionNode, resolution: Resolution): Expression {
  const part = value.kind === 'literal' ? dateParts.find((name) => name === value.value) : undefined;
  if (part !== undefined) return value;
  return refuseAt(resolution, node, `Expected one of ${dateParts.map((name) => `'${name}'`).join(', ')}.`);
}

function requireWhole(
  value: Expression,
  least: number,
  most: number,
  node: ExpressionNode,
  resolution: Resolution,
): Expression {
  const number = value.kind === 'literal' ? value.value : undefined;
  if (typeof number === 'number' && number >= least && number <= most) return value;
  return refuseAt(resolution, node, `Expected a whole number from ${least} to ${most}.`);
}

function unifyArguments(values: readonly Expression[], node: CallNode, resolution: Resolution): readonly Expression[] {
  const unified = unify(values);
  if ('values' in unified) return unified.values;
  return refuseAt(resolution, node.arguments[unified.misfit] ?? node, unified.problem);
}
