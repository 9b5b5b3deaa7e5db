import { sql } from 'kysely';
import { decimal, text } from '../resolve/value-type.ts';
import type { ScalarFunction } from './scalar-function.ts';

const integer = { ...decimal(10, 0), of: 'bigint' } as const;

export const lower: ScalarFunction = {
  name: 'lower',
  parameters: ['text'],
  returns: () => text,
  longest: ([length = 0]) => length,
  sql: ([value]) => sql`lower(${value})`,
};

export const upper: ScalarFunction = {
  name: 'upper',
  parameters: ['text'],
  returns: () => text,
  longest: ([length = 0]) => length,
  sql: ([value]) => sql`upper(${value})`,
};

export const trim: ScalarFunction = {
  name: 'trim',
  parameters: ['text'],
  returns: () => text,
  longest: ([length = 0]) => length,
  sql: ([value]) => sql`trim(${value})`,
};

export const length: ScalarFunction = {
  name: 'length',
  parameters: ['text'],
  returns: () => integer,
  sql: ([value]) => sql`length(${value})`,
};

/** Part of a text from a position that counts from 1. */
export const substr: ScalarFunction = {
  name: 'substr',
  parameters: ['text', 'position'],
  optional: ['position'],
  returns: () => text,
  longest: ([length = 0], [, , count]) => Math.min(length, Number(count ?? length)),
  sql: ([value, from, count]) =>
    count === undefined ? sql`substr(${value}, ${from})` : sql`substr(${value}, ${from}, ${count})`,
};

/** Texts, numbers and dates one after the other; what is null is left out. */
export const concat: ScalarFunction = {
  name: 'concat',
  parameters: ['anything'],
  rest: 'anything',
  returns: () => text,
  longest: (lengths) => lengths.reduce((sum, length) => sum + length, 0),
  sql: (values) => sql`concat(${sql.join(values)})`,
};
