import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

export interface NotNode {
  readonly kind: 'not';
  readonly place: Place;
  readonly operand: ExpressionNode;
}
