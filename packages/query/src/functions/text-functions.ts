import { decimal, text } from '../types/value-type.ts';
import { argument, type ScalarFunction, typedArguments } from './scalar-function.ts';

const integer = { ...decimal(10, 0), of: 'bigint' } as const;

export const lower: ScalarFunction = {
  name: 'lower',
  parameters: ['text'],
  returns: () => text,
  longest: ([length = 0]) => length,
  sql: (dialect, call) => dialect.lower(argument(call, 0)),
};

export const upper: ScalarFunction = {
  name: 'upper',
  parameters: ['text'],
  returns: () => text,
  longest: ([length = 0]) => length,
  sql: (dialect, call) => dialect.upper(argument(call, 0)),
};

export const trim: ScalarFunction = {
  name: 'trim',
  parameters: ['text'],
  returns: () => text,
  longest: ([length = 0]) => length,
  sql: (dialect, call) => dialect.trimmed(argument(call, 0)),
};

export const length: ScalarFunction = {
  name: 'length',
  parameters: ['text'],
  returns: () => integer,
  sql: (dialect, call) => dialect.length(argument(call, 0)),
};

/** Part of a text, from a position counted from 1. */
export const substr: ScalarFunction = {
  name: 'substr',
  parameters: ['text', 'position'],
  optional: ['position'],
  returns: () => text,
  longest: ([length = 0], [, , count]) => Math.min(length, Number(count ?? length)),
  sql: (dialect, call) => dialect.part(argument(call, 0), argument(call, 1), call.values[2]),
};

/** Texts, numbers and dates, concatenated; nulls are left out. */
export const concat: ScalarFunction = {
  name: 'concat',
  parameters: ['anything'],
  rest: 'anything',
  returns: () => text,
  longest: (lengths) => lengths.reduce((sum, length) => sum + length, 0),
  sql: (dialect, call) => dialect.joined(typedArguments(call)),
};
