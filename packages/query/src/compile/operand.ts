import { sql } from 'kysely';
import type { Sql } from '../dialect/sql.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import type { Compilation } from './compilation.ts';

const standingAlone: ReadonlySet<Expression['kind']> = new Set(['column', 'literal', 'call', 'aggregate']);

/** An expression as part of another one, in parentheses if needed. */
export function operand(expression: Expression, { compile }: Compilation): Sql {
  return standingAlone.has(expression.kind) ? compile(expression) : sql`(${compile(expression)})`;
}
