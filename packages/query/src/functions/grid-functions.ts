import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { boolean, nothing, text } from '../types/value-type.ts';
import { argument, type ScalarFunction, type WrittenCall } from './scalar-function.ts';

/** Text comparison in the grid's filters: it ignores case, and no character is a wildcard. */
export const containsText: ScalarFunction = {
  name: 'contains_text',
  parameters: ['text', 'text'],
  returns: () => boolean,
  sql: (dialect, call) => dialect.contains(...lowered(dialect, call)),
};

export const startsWithText: ScalarFunction = {
  name: 'starts_with_text',
  parameters: ['text', 'text'],
  returns: () => boolean,
  sql: (dialect, call) => dialect.startsWith(...lowered(dialect, call)),
};

export const endsWithText: ScalarFunction = {
  name: 'ends_with_text',
  parameters: ['text', 'text'],
  returns: () => boolean,
  sql: (dialect, call) => dialect.endsWith(...lowered(dialect, call)),
};

export const equalsText: ScalarFunction = {
  name: 'equals_text',
  parameters: ['text', 'text'],
  returns: () => boolean,
  sql(dialect, call) {
    const [value, other] = lowered(dialect, call);
    return sql`${value} = ${other}`;
  },
};

/** Null, empty or only spaces. */
export const isBlankText: ScalarFunction = {
  name: 'is_blank_text',
  parameters: ['text'],
  returns: () => boolean,
  sql: (dialect, call) => sql`${dialect.trimmed(sql`coalesce(${argument(call, 0)}, '')`)} = ''`,
};

/** Any value as the text that the grid shows. */
export const asText: ScalarFunction = {
  name: 'as_text',
  parameters: ['anything'],
  returns: () => text,
  longest: ([length = 0]) => length,
  sql: (dialect, { values: [value], types: [type] }) =>
    dialect.asText({ value: value ?? sql`null`, type: type ?? nothing }),
};

/** Both texts in lower case. */
function lowered(dialect: Dialect, call: WrittenCall): readonly [Sql, Sql] {
  return [dialect.lower(argument(call, 0)), dialect.lower(argument(call, 1))];
}
