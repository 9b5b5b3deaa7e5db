import { functions } from '../functions/functions.ts';
import type { ScalarFunction } from '../functions/scalar-function.ts';
import type { CallNode } from '../language/nodes/call-node.ts';
import { nearest } from './nearest.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import { aggregateNamed, languageAggregates, resolveAggregate } from './resolve-aggregate.ts';
import { resolveArguments } from './resolve-arguments.ts';
import type { Expression } from './tree/expression.ts';

/** Finds the function or the aggregate that is called. */
export function resolveCall(node: CallNode, resolution: Resolution): Expression {
  const aggregate = aggregateNamed(node.name);
  if (aggregate !== undefined) return resolveAggregate(aggregate, node, resolution);
  const scalar = functions.get(node.name);
  if (scalar !== undefined) return resolveScalar(scalar, node, resolution);
  const likely = nearest(node.name, [...functions.keys(), ...languageAggregates]);
  const fix = likely === undefined ? undefined : `Did you mean ${likely}?`;
  return refuseAt(resolution, node, `There is no function ‘${node.name.slice(0, 60)}’.`, fix);
}

function resolveScalar(scalar: ScalarFunction, node: CallNode, resolution: Resolution): Expression {
  if (node.star || node.distinct) {
    const word = node.star ? 'a star' : '‘distinct’';
    return refuseAt(resolution, node, `${scalar.name} does not take ${word}.`);
  }
  const { values, written } = resolveArguments(scalar, node, resolution);
  const type = scalar.returns(
    values.map((value) => value.type),
    written,
  );
  return { kind: 'call', type, function: scalar, arguments: values };
}
