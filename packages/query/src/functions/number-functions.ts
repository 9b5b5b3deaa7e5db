import { sql } from 'kysely';
import { double, type ExactType, type ValueType } from '../resolve/value-type.ts';
import type { ScalarFunction } from './scalar-function.ts';

/**
 * A quotient that is a half to the cent, such as 2.01 / 2, may be a hair less as a double: two steps up bring it back,
 * and lift no other quotient of less than ten trillion over a half.
 */
const nudge = sql.raw('1.0000000000000004e0');

/** Half away from zero, to whole numbers or to the given digits. */
export const round: ScalarFunction = {
  name: 'round',
  parameters: ['number'],
  optional: ['digits'],
  returns: ([type], [, digits]) => rounded(type, Number(digits ?? 0)),
  sql: ([value], [, digits], [type]) => {
    const exact = type?.kind === 'double' ? sql`(${value}) * ${nudge}` : value;
    return sql`round(${exact}, ${sql.lit(Number(digits ?? 0))})`;
  },
};

export const abs: ScalarFunction = {
  name: 'abs',
  parameters: ['number'],
  returns: ([type]) => type ?? double,
  sql: ([value]) => sql`abs(${value})`,
};

export const floor: ScalarFunction = {
  name: 'floor',
  parameters: ['number'],
  returns: ([type]) => rounded(type, 0),
  sql: ([value]) => sql`floor(${value})`,
};

export const ceil: ScalarFunction = {
  name: 'ceil',
  parameters: ['number'],
  returns: ([type]) => rounded(type, 0),
  sql: ([value]) => sql`ceil(${value})`,
};

function rounded(type: ValueType | undefined, digits: number): ValueType {
  if (type?.kind !== 'exact' || type.scale <= digits) return type ?? double;
  return { ...type, of: meaningAfter(type, digits), scale: digits };
}

function meaningAfter(type: ExactType, digits: number): ExactType['of'] {
  if (digits === 2 && (type.of === 'money' || type.of === 'weight')) return type.of;
  return 'decimal';
}
