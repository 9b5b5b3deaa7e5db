import type { Place } from '../expression-source.ts';

/** `null`, `true` or `false`. */
export interface ConstantNode {
  readonly kind: 'constant';
  readonly place: Place;
  readonly value: null | boolean;
}
