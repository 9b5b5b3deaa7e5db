import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/';

export interface ArithmeticNode {
  readonly kind: 'arithmetic';
  readonly place: Place;
  readonly operator: ArithmeticOperator;
  readonly left: ExpressionNode;
  readonly right: ExpressionNode;
}
