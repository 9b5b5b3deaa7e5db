import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

/** A number with a minus before it. */
export interface NegationNode {
  readonly kind: 'negation';
  readonly place: Place;
  readonly operand: ExpressionNode;
}
