import type { Dialect, Typed } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { nothing, type ValueType } from '../types/value-type.ts';

/**
 * What an argument must be.
 * - `alike`: anything that has one type with the other arguments that are alike;
 * - `part`: one of the words of `dateParts`, as a literal string;
 * - `digits` and `position`: a literal whole number, 0 to 10 and 1 to 10,000.
 */
export type ParameterKind = 'text' | 'number' | 'day' | 'anything' | 'alike' | 'part' | 'digits' | 'position';

/** Values of the literal arguments; undefined for the others. */
export type WrittenValues = readonly (string | number | undefined)[];

/** A call as its SQL is written. */
export interface WrittenCall {
  readonly values: readonly Sql[];
  readonly types: readonly ValueType[];
  readonly written: WrittenValues;
  /** The type of the result. */
  readonly type: ValueType;
}

/** A function of the query language: what it takes, what it gives, and its SQL. */
export interface ScalarFunction {
  readonly name: string;
  readonly parameters: readonly ParameterKind[];
  /** Parameters that may be left out. */
  readonly optional?: readonly ParameterKind[];
  /** What further arguments must be; absent if there are none. */
  readonly rest?: ParameterKind;
  readonly returns: (types: readonly ValueType[], written: WrittenValues) => ValueType;
  /**
   * The maximum length of the text that it produces, given those of its arguments; absent if it produces no text of its
   * own.
   */
  readonly longest?: (lengths: readonly number[], written: WrittenValues) => number;
  readonly sql: (dialect: Dialect, call: WrittenCall) => Sql;
}

/** The first arguments of a call, each with its type; the function's parameters guarantee that they exist. */
export function typedArguments({ values, types }: WrittenCall): readonly Typed[] {
  return values.map((value, index) => ({ value, type: types[index] ?? nothing }));
}

/** One argument of a call. */
export function argument({ values }: WrittenCall, index: number): Sql {
  const value = values[index];
  if (value === undefined) throw new Error(`The call has no argument ${index + 1}`);
  return value;
}
