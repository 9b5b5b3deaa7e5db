import type { AggregateName } from '../language/aggregate-name.ts';
import type { CallNode } from '../language/nodes.ts';
import { decimal, double, isNumber, nameOfType, type ValueType } from '../types/value-type.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import { contains } from './tree/children.ts';
import type { Aggregate, Expression } from './tree/expression.ts';

/** The aggregates that the language offers. */
export const languageAggregates = ['count', 'sum', 'avg', 'min', 'max', 'median'] as const;

/** The aggregate of that name. */
export function aggregateNamed(name: string): AggregateName | undefined {
  return languageAggregates.find((aggregate) => aggregate === name);
}

/** Checks that an aggregate is allowed here and fits its argument. */
export function resolveAggregate(name: AggregateName, node: CallNode, resolution: Resolution): Expression {
  if (resolution.noAggregates !== undefined) return refuseAt(resolution, node, resolution.noAggregates);
  const argument = argumentOf(name, node, resolution);
  if (argument !== null && contains(argument, ({ kind }) => kind === 'aggregate')) {
    return refuseAt(resolution, node, 'An aggregate cannot contain another one.', 'Use innerQueries.');
  }
  const problem = aggregateProblem(name, argument);
  if (problem !== undefined) return refuseAt(resolution, node.arguments[0] ?? node, problem);
  return aggregateOf(name, argument, node.distinct);
}

/** An aggregate over values that fit it. */
export function aggregateOf(
  name: AggregateName,
  argument: Expression | null,
  distinct = false,
  by: Expression | null = null,
): Aggregate {
  return { kind: 'aggregate', type: aggregateType(name, argument), name, argument, distinct, by };
}

/** Why the values cannot be aggregated, if they cannot. */
export function aggregateProblem(name: AggregateName, argument: Expression | null): string | undefined {
  const needsNumbers = name === 'sum' || name === 'avg' || name === 'median';
  if (argument === null || !needsNumbers || isNumber(argument.type)) return undefined;
  return `${name} takes numbers, but this is ${nameOfType(argument.type)}.`;
}

function argumentOf(name: AggregateName, node: CallNode, resolution: Resolution): Expression | null {
  if (node.star) return name === 'count' ? null : refuseAt(resolution, node, `Only count takes a star, not ${name}.`);
  const [argument] = node.arguments;
  if (argument === undefined || node.arguments.length > 1) {
    return refuseAt(resolution, node, `${name} takes one argument, not ${node.arguments.length}.`);
  }
  return resolution.resolve(argument);
}

function aggregateType(name: AggregateName, argument: Expression | null): ValueType {
  if (name === 'count' || argument === null) return decimal(15, 0);
  if (name === 'avg' || name === 'median') return double;
  return name === 'sum' ? sumType(argument.type) : argument.type;
}

const digitsOfTenBillionRows = 10;
const mostDigits = 38;

/** Exact as long as ten billion rows fit. */
function sumType(type: ValueType): ValueType {
  if (type.kind !== 'exact') return double;
  const precision = type.precision + digitsOfTenBillionRows;
  if (precision > mostDigits) return double;
  return { ...type, of: type.of === 'integer' ? 'bigint' : type.of, precision };
}
