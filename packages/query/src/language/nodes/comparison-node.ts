import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';

export interface ComparisonNode {
  readonly kind: 'comparison';
  readonly place: Place;
  readonly operator: ComparisonOperator;
  readonly left: ExpressionNode;
  readonly right: ExpressionNode;
}
