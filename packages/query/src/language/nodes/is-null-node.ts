import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

/** `operand is [not] null`. */
export interface IsNullNode {
  readonly kind: 'is null';
  readonly place: Place;
  readonly operand: ExpressionNode;
  readonly negated: boolean;
}
