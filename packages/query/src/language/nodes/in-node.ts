import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

/** `operand [not] in (value, …)`. */
export interface InNode {
  readonly kind: 'in';
  readonly place: Place;
  readonly operand: ExpressionNode;
  readonly values: readonly ExpressionNode[];
  readonly negated: boolean;
}
