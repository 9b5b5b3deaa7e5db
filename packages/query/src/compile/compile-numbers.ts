import { sql } from 'kysely';
import type { Sql } from '../functions/scalar-function.ts';
import type { Arithmetic } from '../resolve/tree/arithmetic.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import type { Negation } from '../resolve/tree/negation.ts';
import type { ExactType } from '../resolve/value-type.ts';
import type { Compilation } from './compilation.ts';
import { operand } from './operand.ts';

/** Digits that DuckDB keeps in 64 bits. */
const fastDigits = 18;

/** Division by zero gives null. */
export function compileArithmetic(node: Arithmetic, compilation: Compilation): Sql {
  const right = operand(node.right, compilation);
  if (node.operator === '/') return sql`${operand(node.left, compilation)} / nullif(${right}, 0)`;
  return sql`${leftOperand(node, compilation)} ${sql.raw(symbols[node.operator])} ${right}`;
}

const symbols = { '+': '+', '-': '-', '*': '*' } as const;

export function compileNegation({ operand: inner }: Negation, compilation: Compilation): Sql {
  return sql`-${operand(inner, compilation)}`;
}

/** DuckDB computes in the type of its operands: a wider one is asked for where the result could outgrow it. */
function leftOperand({ left, right, type }: Arithmetic, compilation: Compilation): Sql {
  const value = operand(left, compilation);
  if (type.kind !== 'exact') return sql`cast(${value} as double)`;
  if (type.precision > fastDigits) return sql`cast(${value} as decimal(38, ${sql.lit(exact(left).scale)}))`;
  return exact(left).scale === 0 && exact(right).scale === 0 ? sql`cast(${value} as bigint)` : value;
}

function exact({ type }: Expression): Pick<ExactType, 'scale'> {
  return type.kind === 'exact' ? type : { scale: 0 };
}
