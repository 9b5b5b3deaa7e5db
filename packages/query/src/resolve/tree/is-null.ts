import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

/** `operand is null`, or `operand is not null` if it is negated. */
export interface IsNull {
  readonly kind: 'is null';
  readonly type: ValueType;
  readonly operand: Expression;
  readonly negated: boolean;
}
