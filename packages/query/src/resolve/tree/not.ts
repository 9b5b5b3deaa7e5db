import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

export interface Not {
  readonly kind: 'not';
  readonly type: ValueType;
  readonly operand: Expression;
}
