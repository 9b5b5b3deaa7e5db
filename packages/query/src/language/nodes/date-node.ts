import type { Place } from '../expression-source.ts';

/** `date '2025-01-31'`. */
export interface DateNode {
  readonly kind: 'date';
  readonly place: Place;
  readonly value: string;
}
