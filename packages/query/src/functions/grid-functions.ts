import { sql } from 'kysely';
import { boolean, text } from '../resolve/value-type.ts';
import type { ScalarFunction } from './scalar-function.ts';

/** Text comparison of the grid's filters: case is ignored, and nothing in the text is a pattern. */
export const containsText: ScalarFunction = {
  name: 'contains_text',
  parameters: ['text', 'text'],
  returns: () => boolean,
  sql: ([value, part]) => sql`contains(lower(${value}), lower(${part}))`,
};

export const startsWithText: ScalarFunction = {
  name: 'starts_with_text',
  parameters: ['text', 'text'],
  returns: () => boolean,
  sql: ([value, part]) => sql`starts_with(lower(${value}), lower(${part}))`,
};

export const endsWithText: ScalarFunction = {
  name: 'ends_with_text',
  parameters: ['text', 'text'],
  returns: () => boolean,
  sql: ([value, part]) => sql`suffix(lower(${value}), lower(${part}))`,
};

export const equalsText: ScalarFunction = {
  name: 'equals_text',
  parameters: ['text', 'text'],
  returns: () => boolean,
  sql: ([value, other]) => sql`lower(${value}) = lower(${other})`,
};

/** Null, empty or nothing but spaces. */
export const isBlankText: ScalarFunction = {
  name: 'is_blank_text',
  parameters: ['text'],
  returns: () => boolean,
  sql: ([value]) => sql`trim(coalesce(${value}, '')) = ''`,
};

/** Any value as the text that the grid shows. */
export const asText: ScalarFunction = {
  name: 'as_text',
  parameters: ['anything'],
  returns: () => text,
  longest: ([length = 0]) => length,
  sql: ([value]) => sql`cast(${value} as varchar)`,
};
