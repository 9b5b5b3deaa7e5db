import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { Like } from '../resolve/tree/expression.ts';
import type { Compilation } from './compilation.ts';
import { operand } from './operand.ts';

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

/** How a string is matched against a pattern: by one of the engine's fast comparisons, or by a regular expression. */
interface TextTest {
  readonly kind: 'equals' | 'starts' | 'ends' | 'contains' | 'expression';
  /** What the text is compared with, or the whole regular expression. */
  readonly wanted: string;
}

/**
 * What a pattern of `like` asks for: `%` stands for any characters, `_` for one, everything else for itself. Each test
 * takes time in proportion to the text and the pattern; the engine's own LIKE backtracks, and takes years for some
 * patterns. A regular expression has the same letters as the pattern, so that it can be lower-cased like text to ignore
 * case.
 */
function textTest(pattern: string): TextTest {
  const simple = /^(%*)(?:([^%_]+)(%*))?$/.exec(pattern);
  if (simple === null) return { kind: 'expression', wanted: expressionFor(pattern) };
  const [, before, wanted = '', after] = simple;
  if (before && after) return { kind: 'contains', wanted };
  if (before) return { kind: 'ends', wanted };
  return { kind: after ? 'starts' : 'equals', wanted };
}

/** For RE2, with `.` for every character including line breaks. */
function expressionFor(pattern: string): string {
  return pattern
    .replaceAll(/[!-/:-@[-^`{-~\\]/g, (symbol) => (symbol === '%' ? symbol : `\\${symbol}`))
    .replaceAll('_', '.')
    .replaceAll(/%+/g, '.*');
}
