import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { nothing } from '../resolve/value-type.ts';
import type { ScalarFunction, WrittenCall } from './scalar-function.ts';

/** The first that is not null. */
export const coalesce: ScalarFunction = {
  name: 'coalesce',
  parameters: ['alike'],
  rest: 'alike',
  returns: ([type]) => type ?? nothing,
  sql: (dialect, call) => sql`coalesce(${alike(dialect, call)})`,
};

/** Null if both are equal, else the first. */
export const nullif: ScalarFunction = {
  name: 'nullif',
  parameters: ['alike', 'alike'],
  returns: ([type]) => type ?? nothing,
  sql: (dialect, call) => sql`nullif(${alike(dialect, call)})`,
};

export const greatest: ScalarFunction = {
  name: 'greatest',
  parameters: ['alike'],
  rest: 'alike',
  returns: ([type]) => type ?? nothing,
  sql: (dialect, call) => sql`greatest(${alike(dialect, call)})`,
};

export const least: ScalarFunction = {
  name: 'least',
  parameters: ['alike'],
  rest: 'alike',
  returns: ([type]) => type ?? nothing,
  sql: (dialect, call) => sql`least(${alike(dialect, call)})`,
};

/** The arguments as one type. */
function alike(dialect: Dialect, { values, types, type }: WrittenCall): Sql {
  return sql.join(values.map((value, index) => dialect.alike(value, types[index] ?? nothing, type)));
}
