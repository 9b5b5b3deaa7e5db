import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

export interface Like {
  readonly kind: 'like';
  readonly type: ValueType;
  readonly operand: Expression;
  /** Written out: `%` stands for any characters, `_` for one. */
  readonly pattern: string;
  readonly ignoresCase: boolean;
  readonly negated: boolean;
}
