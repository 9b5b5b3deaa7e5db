import type { ComparisonOperator } from '../../language/nodes/comparison-node.ts';
import type { ValueType } from '../../types/value-type.ts';
import type { Expression } from './expression.ts';

export interface Comparison {
  readonly kind: 'comparison';
  readonly type: ValueType;
  readonly operator: ComparisonOperator;
  readonly left: Expression;
  readonly right: Expression;
}
