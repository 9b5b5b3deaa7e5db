import type { ValueType } from '../value-type.ts';
import type { Expression } from './expression.ts';

export interface Like {
  readonly kind: 'like';
  readonly type: ValueType;
  readonly operand: Expression;
  readonly pattern: Expression;
  readonly ignoresCase: boolean;
  readonly negated: boolean;
}
