import type { Entry } from '../concept.ts';

/** Whether a phrase says nothing about figures. */
export function isIdle({ meanings }: Entry): boolean {
  return meanings.every(([concept]) => concept?.kind === 'noise');
}

/** Whether a phrase may name something of a kind, and of a dimension. */
export function isNamed(
  { meanings }: Entry,
  kind: 'value' | 'measure' | 'dimension',
  dimension?: 'service' | 'accessorial' | 'carrier_name',
): boolean {
  return meanings.some(
    ([concept]) =>
      concept?.kind === kind &&
      (dimension === undefined || ('dimension' in concept && concept.dimension === dimension)),
  );
}
