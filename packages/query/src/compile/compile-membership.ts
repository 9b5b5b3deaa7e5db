import type { Sql } from '../dialect/sql.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import type { Membership } from '../resolve/tree/membership.ts';
import type { Compilation } from './compilation.ts';
import { operand } from './operand.ts';

export function compileMembership(node: Membership, compilation: Compilation): Sql {
  return compilation.dialect.isIn({
    value: operand(node.operand, compilation),
    type: node.operand.type,
    mayBeNull: mayBeNull(node.operand),
    members: node.values.map((value) => ({
      type: value.type,
      mayBeNull: mayBeNull(value),
      writtenOut: value.kind === 'literal' ? value : undefined,
      sql: () => compilation.compile(value),
    })),
    negated: node.negated,
  });
}

function mayBeNull(expression: Expression): boolean {
  if (expression.kind === 'literal') return expression.value === null;
  return expression.kind !== 'column' || expression.nullable;
}
