import { sql } from 'kysely';
import type { Sql } from '../dialect/sql.ts';
import type { Between } from '../resolve/tree/between.ts';
import type { Comparison } from '../resolve/tree/comparison.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import type { IsNull } from '../resolve/tree/is-null.ts';
import type { Logical } from '../resolve/tree/logical.ts';
import type { Not } from '../resolve/tree/not.ts';
import type { Compilation } from './compilation.ts';
import { operand } from './operand.ts';

const symbols = { '=': '=', '<>': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

export function compileComparison({ operator, left, right }: Comparison, compilation: Compilation): Sql {
  const one = comparand(left, right, compilation);
  const other = comparand(right, left, compilation);
  return sql`${one} ${sql.raw(symbols[operator])} ${other}`;
}

export function compileBetween(node: Between, compilation: Compilation): Sql {
  const value = operand(node.operand, compilation);
  const [from, to] = [node.from, node.to].map((end) => comparand(end, node.operand, compilation));
  return sql`${value} ${sql.raw(node.negated ? 'not between' : 'between')} ${from} and ${to}`;
}

/** An operand of a comparison with another one. */
function comparand(own: Expression, other: Expression, compilation: Compilation): Sql {
  return compilation.dialect.comparable(operand(own, compilation), own.type, other.type);
}

export function compileIsNull(node: IsNull, compilation: Compilation): Sql {
  return sql`${operand(node.operand, compilation)} ${sql.raw(node.negated ? 'is not null' : 'is null')}`;
}

export function compileNot({ operand: condition }: Not, compilation: Compilation): Sql {
  return sql`not (${compilation.compile(condition)})`;
}

export function compileLogical({ operator, operands }: Logical, compilation: Compilation): Sql {
  const conditions = operands.map((condition) =>
    condition.kind === 'logical' || condition.kind === 'not'
      ? sql`(${compilation.compile(condition)})`
      : compilation.compile(condition),
  );
  return sql`${sql.join(conditions, sql.raw(` ${operator} `))}`;
}
