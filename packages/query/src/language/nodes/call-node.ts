import type { Place } from '../expression-source.ts';
import type { ExpressionNode } from './expression-node.ts';

/** A function or an aggregate with its arguments; `count(*)` has `star`. */
export interface CallNode {
  readonly kind: 'call';
  readonly place: Place;
  readonly name: string;
  readonly arguments: readonly ExpressionNode[];
  readonly distinct: boolean;
  readonly star: boolean;
}
