import type { ColumnType } from '@waybill/model';

/** An exact number: digits before and after the point that it may have. `of` is the column type it came from. */
export interface ExactType {
  readonly kind: 'exact';
  readonly precision: number;
  readonly scale: number;
  readonly of: Exclude<ColumnType, 'text' | 'date' | 'timestamp'> | 'decimal';
}

/** The type of an expression. `null` fits every other type. */
export type ValueType =
  | ExactType
  | { readonly kind: 'double' }
  | { readonly kind: 'text' }
  | { readonly kind: 'date' }
  | { readonly kind: 'timestamp' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'null' };

export const text: ValueType = { kind: 'text' };
export const date: ValueType = { kind: 'date' };
export const timestamp: ValueType = { kind: 'timestamp' };
export const boolean: ValueType = { kind: 'boolean' };
export const double: ValueType = { kind: 'double' };
export const nothing: ValueType = { kind: 'null' };

/** The digits that a column's values actually have; the storage has room for more. */
const exactTypes = {
  integer: { precision: 10, scale: 0 },
  bigint: { precision: 19, scale: 0 },
  money: { precision: 14, scale: 2 },
  weight: { precision: 14, scale: 6 },
  length: { precision: 10, scale: 2 },
  rate: { precision: 16, scale: 8 },
} as const;

/** The type of a column's values. */
export function typeOfColumn(type: ColumnType): ValueType {
  if (type === 'text' || type === 'date' || type === 'timestamp') return { kind: type };
  return { kind: 'exact', of: type, ...exactTypes[type] };
}

/** An exact number without a column's meaning. */
export function decimal(precision: number, scale: number): ExactType {
  return { kind: 'exact', of: scale === 0 ? 'bigint' : 'decimal', precision, scale };
}

export function isNumber(type: ValueType): boolean {
  return type.kind === 'exact' || type.kind === 'double' || type.kind === 'null';
}

/** The type in words, for messages. */
export function nameOfType(type: ValueType): string {
  const names = {
    exact: 'a number',
    double: 'a number',
    text: 'a text',
    date: 'a date',
    timestamp: 'a moment',
    boolean: 'a condition',
    null: 'null',
  };
  return names[type.kind];
}
