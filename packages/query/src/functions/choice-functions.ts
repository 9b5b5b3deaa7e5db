import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { nothing, type ValueType } from '../types/value-type.ts';
import { widestNumber } from '../types/widest-number.ts';
import type { ScalarFunction, WrittenCall } from './scalar-function.ts';

/** The first that is not null. */
export const coalesce: ScalarFunction = {
  name: 'coalesce',
  parameters: ['alike'],
  rest: 'alike',
  returns: commonType,
  sql: (dialect, call) => sql`coalesce(${alike(dialect, call)})`,
};

/** Null if both are equal, else the first. */
export const nullif: ScalarFunction = {
  name: 'nullif',
  parameters: ['alike', 'alike'],
  returns: ([type]) => type ?? nothing,
  sql(dialect, call) {
    const type = commonType(call.types);
    return dialect.alike(sql`nullif(${alike(dialect, { ...call, type })})`, type, call.type);
  },
};

export const greatest: ScalarFunction = {
  name: 'greatest',
  parameters: ['alike'],
  rest: 'alike',
  returns: commonType,
  sql: (dialect, call) => sql`greatest(${alike(dialect, call)})`,
};

export const least: ScalarFunction = {
  name: 'least',
  parameters: ['alike'],
  rest: 'alike',
  returns: commonType,
  sql: (dialect, call) => sql`least(${alike(dialect, call)})`,
};

/** Numbers take the widest type; other values already have a common type. */
function commonType(types: readonly ValueType[]): ValueType {
  return widestNumber(types) ?? types.find(({ kind }) => kind !== 'null') ?? nothing;
}

/** The arguments as one type. */
function alike(dialect: Dialect, { values, types, type }: WrittenCall): Sql {
  return sql.join(values.map((value, index) => dialect.alike(value, types[index] ?? nothing, type)));
}
