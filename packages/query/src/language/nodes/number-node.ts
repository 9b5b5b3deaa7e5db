import type { Place } from '../expression-source.ts';

/** A number without sign, kept as its digits so that it stays exact. */
export interface NumberNode {
  readonly kind: 'number';
  readonly place: Place;
  readonly digits: string;
}
