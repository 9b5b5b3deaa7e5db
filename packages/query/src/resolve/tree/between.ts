import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

export interface Between {
  readonly kind: 'between';
  readonly type: ValueType;
  readonly operand: Expression;
  readonly from: Expression;
  readonly to: Expression;
  readonly negated: boolean;
}
