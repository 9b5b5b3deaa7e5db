import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { Like } from '../resolve/tree/like.ts';
import type { Compilation } from './compilation.ts';
import { operand } from './operand.ts';
import { type TextTest, textTest } from './text-pattern.ts';

export function compileLike(node: Like, compilation: Compilation): Sql {
  const { kind, wanted } = textTest(node.pattern);
  const { dialect } = compilation;
  const value = operand(node.operand, compilation);
  const test = node.ignoresCase
    ? testOf(kind, dialect.lower(value), dialect.lower(sql`${wanted}`), dialect)
    : testOf(kind, value, sql`${wanted}`, dialect);
  return node.negated ? sql`not (${test})` : test;
}

function testOf(kind: TextTest['kind'], value: Sql, wanted: Sql, dialect: Dialect): Sql {
  switch (kind) {
    case 'equals':
      return sql`${value} = ${wanted}`;
    case 'starts':
      return dialect.startsWith(value, wanted);
    case 'ends':
      return dialect.endsWith(value, wanted);
    case 'contains':
      return dialect.contains(value, wanted);
    case 'expression':
      return dialect.matches(value, wanted);
  }
}
