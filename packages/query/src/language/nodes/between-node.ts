import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

/** `operand [not] between from and to`; both ends are included. */
export interface BetweenNode {
  readonly kind: 'between';
  readonly place: Place;
  readonly operand: ExpressionNode;
  readonly from: ExpressionNode;
  readonly to: ExpressionNode;
  readonly negated: boolean;
}
