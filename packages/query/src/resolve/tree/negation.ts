import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

export interface Negation {
  readonly kind: 'negation';
  readonly type: ValueType;
  readonly operand: Expression;
}
