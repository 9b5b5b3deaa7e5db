import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

export interface CaseBranch {
  readonly condition: ExpressionNode;
  readonly result: ExpressionNode;
}

/** `case when … then … else … end`; with `subject` each condition is compared with it. */
export interface CaseNode {
  readonly kind: 'case';
  readonly place: Place;
  readonly subject: ExpressionNode | null;
  readonly branches: readonly CaseBranch[];
  readonly otherwise: ExpressionNode | null;
}
