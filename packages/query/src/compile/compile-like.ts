import { sql } from 'kysely';
import type { Sql } from '../functions/scalar-function.ts';
import type { Like } from '../resolve/tree/like.ts';
import type { Compilation } from './compilation.ts';
import { operand } from './operand.ts';
import { type TextTest, textTest } from './text-pattern.ts';

export function compileLike(node: Like, compilation: Compilation): Sql {
  const { kind, wanted } = textTest(node.pattern);
  const value = operand(node.operand, compilation);
  const test = node.ignoresCase
    ? tests[kind](sql`lower(${value})`, sql`lower(${wanted})`)
    : tests[kind](value, sql`${wanted}`);
  return node.negated ? sql`not (${test})` : test;
}

const tests: Readonly<Record<TextTest['kind'], (value: Sql, wanted: Sql) => Sql>> = {
  equals: (value, wanted) => sql`${value} = ${wanted}`,
  starts: (value, wanted) => sql`starts_with(${value}, ${wanted})`,
  ends: (value, wanted) => sql`suffix(${value}, ${wanted})`,
  contains: (value, wanted) => sql`contains(${value}, ${wanted})`,
  expression: (value, wanted) => sql`regexp_full_match(${value}, ${wanted}, 's')`,
};
