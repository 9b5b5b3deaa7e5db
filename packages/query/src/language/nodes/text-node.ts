import type { Place } from '../expression-source.ts';

/** A quoted text: a text, or where one is needed a date or a moment. */
export interface TextNode {
  readonly kind: 'text';
  readonly place: Place;
  readonly value: string;
}
