import type { ArithmeticOperator } from '../../language/nodes/arithmetic-node.ts';
import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

export interface Arithmetic {
  readonly kind: 'arithmetic';
  readonly type: ValueType;
  readonly operator: ArithmeticOperator;
  readonly left: Expression;
  readonly right: Expression;
}
