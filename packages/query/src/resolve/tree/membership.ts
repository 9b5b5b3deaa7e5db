import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

/** `operand [not] in (value, …)`. */
export interface Membership {
  readonly kind: 'membership';
  readonly type: ValueType;
  readonly operand: Expression;
  readonly values: readonly Expression[];
  readonly negated: boolean;
}
