import { sql } from 'kysely';
import { nothing } from '../resolve/value-type.ts';
import type { ScalarFunction } from './scalar-function.ts';

/** The first that is not null. */
export const coalesce: ScalarFunction = {
  name: 'coalesce',
  parameters: ['alike'],
  rest: 'alike',
  returns: ([type]) => type ?? nothing,
  sql: (values) => sql`coalesce(${sql.join(values)})`,
};

/** Null if both are equal, else the first. */
export const nullif: ScalarFunction = {
  name: 'nullif',
  parameters: ['alike', 'alike'],
  returns: ([type]) => type ?? nothing,
  sql: ([value, empty]) => sql`nullif(${value}, ${empty})`,
};

export const greatest: ScalarFunction = {
  name: 'greatest',
  parameters: ['alike'],
  rest: 'alike',
  returns: ([type]) => type ?? nothing,
  sql: (values) => sql`greatest(${sql.join(values)})`,
};

export const least: ScalarFunction = {
  name: 'least',
  parameters: ['alike'],
  rest: 'alike',
  returns: ([type]) => type ?? nothing,
  sql: (values) => sql`least(${sql.join(values)})`,
};
