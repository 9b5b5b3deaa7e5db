import { sql } from 'kysely';
import type { Sql } from '../dialect/sql.ts';
import type { Arithmetic } from '../resolve/tree/arithmetic.ts';
import type { Negation } from '../resolve/tree/negation.ts';
import type { Compilation } from './compilation.ts';
import { operand } from './operand.ts';

/** Division by zero gives null. */
export function compileArithmetic({ operator, left, right, type }: Arithmetic, compilation: Compilation): Sql {
  const { dialect } = compilation;
  const [one, other] = [operand(left, compilation), operand(right, compilation)];
  if (operator === '/') return dialect.quotient(one, other);
  const [wide, fitting] = [
    dialect.leftOperand(one, left.type, right.type, type),
    dialect.rightOperand(other, right.type, type),
  ];
  return sql`${wide} ${sql.raw(symbols[operator])} ${fitting}`;
}

const symbols = { '+': '+', '-': '-', '*': '*' } as const;

export function compileNegation({ operand: inner }: Negation, compilation: Compilation): Sql {
  return sql`-${operand(inner, compilation)}`;
}
