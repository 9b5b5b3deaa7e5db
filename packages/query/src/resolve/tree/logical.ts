import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

export interface Logical {
  readonly kind: 'logical';
  readonly type: ValueType;
  readonly operator: 'and' | 'or';
  readonly operands: readonly Expression[];
}
