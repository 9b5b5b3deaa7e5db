import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

/** Conditions joined by the same word; flat, so that a thousand nest no deeper than two. */
export interface LogicalNode {
  readonly kind: 'logical';
  readonly place: Place;
  readonly operator: 'and' | 'or';
  readonly operands: readonly ExpressionNode[];
}
