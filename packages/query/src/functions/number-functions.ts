import type { Dialect, Typed } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { double, type ExactType, type ValueType } from '../types/value-type.ts';
import { argument, type ScalarFunction, type WrittenCall } from './scalar-function.ts';

/** Half away from zero, to whole numbers or to the given digits. */
export const round: ScalarFunction = {
  name: 'round',
  parameters: ['number'],
  optional: ['digits'],
  returns: ([type], [, digits]) => rounded(type, Number(digits ?? 0)),
  sql: (dialect, call) => dialect.rounded(first(call), Number(call.written[1] ?? 0)),
};

export const abs: ScalarFunction = {
  name: 'abs',
  parameters: ['number'],
  returns: ([type]) => type ?? double,
  sql: (dialect, call) => dialect.absolute(first(call)),
};

export const floor: ScalarFunction = {
  name: 'floor',
  parameters: ['number'],
  returns: ([type]) => rounded(type, 0),
  sql: (dialect, call) => whole(dialect, first(call), 'floor'),
};

export const ceil: ScalarFunction = {
  name: 'ceil',
  parameters: ['number'],
  returns: ([type]) => rounded(type, 0),
  sql: (dialect, call) => whole(dialect, first(call), 'ceil'),
};

function rounded(type: ValueType | undefined, digits: number): ValueType {
  if (type?.kind !== 'exact' || type.scale <= digits) return type ?? double;
  return { ...type, of: meaningAfter(type, digits), scale: digits };
}

function meaningAfter(type: ExactType, digits: number): ExactType['of'] {
  if (digits === 2 && (type.of === 'money' || type.of === 'weight')) return type.of;
  return 'decimal';
}

/** Engines turn whole numbers into doubles, which look different as text: a whole number stays unchanged. */
function whole(dialect: Dialect, typed: Typed, direction: 'floor' | 'ceil'): Sql {
  return typed.type.kind === 'exact' && typed.type.scale === 0 ? typed.value : dialect.whole(typed, direction);
}

function first(call: WrittenCall): Typed {
  return { value: argument(call, 0), type: call.types[0] ?? double };
}
