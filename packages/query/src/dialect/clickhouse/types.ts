import { sql } from 'kysely';
import type { ValueType } from '../../types/value-type.ts';
import type { Sql } from '../sql.ts';

/** Digits of a 64-bit decimal, and of the widest one. */
export const fastDigits = 18;
export const mostDigits = 38;

/** A value as the nullable type. */
export function cast(value: Sql, type: string): Sql {
  return sql`CAST(${value}, ${sql.lit(`Nullable(${type})`)})`;
}

/**
 * A value cast to the engine's type for a type of the language; a decimal that would lose digits must be rounded first.
 */
export function castTo(value: Sql, type: ValueType): Sql {
  const name = typeName(type);
  return name === undefined ? value : cast(value, name);
}

function typeName(type: ValueType): string | undefined {
  switch (type.kind) {
    case 'exact':
      if (type.scale === 0 && type.precision <= fastDigits) return 'Int64';
      return `Decimal(${type.precision <= fastDigits ? fastDigits : mostDigits}, ${type.scale})`;
    case 'double':
      return 'Float64';
    case 'date':
      return 'Date32';
    case 'timestamp':
      return "DateTime64(6, 'UTC')";
    case 'boolean':
      return 'Bool';
    default:
      return undefined;
  }
}

/** A value of at most that many digits, in 128 bits. */
export const wide = (value: Sql, scale: number): Sql => cast(value, `Decimal(${mostDigits}, ${scale})`);
export const double = (value: Sql): Sql => cast(value, 'Float64');
export const integer = (value: Sql): Sql => cast(value, 'Int64');

/** The engine fails if aligning the scales of two decimals needs more than 64 bits. */
export function comparable(value: Sql, own: ValueType, other: ValueType): Sql {
  if (own.kind !== 'exact' || other.kind !== 'exact' || own.scale === other.scale) return value;
  return wide(value, own.scale);
}
