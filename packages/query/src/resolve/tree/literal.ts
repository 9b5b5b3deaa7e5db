import type { ValueType } from '../../types/value-type.ts';

/** A value; exact numbers with a fraction are kept as their digits. */
export interface Literal {
  readonly kind: 'literal';
  readonly type: ValueType;
  readonly value: string | number | bigint | boolean | null;
}
