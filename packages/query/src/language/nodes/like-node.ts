import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

/** `operand [not] like pattern`; `ilike` ignores case. */
export interface LikeNode {
  readonly kind: 'like';
  readonly place: Place;
  readonly operand: ExpressionNode;
  readonly pattern: ExpressionNode;
  readonly ignoresCase: boolean;
  readonly negated: boolean;
}
