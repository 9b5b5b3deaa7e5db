import type { Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { expression } from '../words/expressions.ts';
import type { Context } from './context.ts';

/** Whether a reading joins what ‘and’ joins, and leaves out what ‘but’ does. */
export function isLinkExpressed({ items, place, reading }: Context): boolean {
  if (joinsCharges(items, place) && isOfBothCharges(reading)) return false;
  return !(expression('but').test(items[place]?.text ?? '') && isOnlyValue(items, place));
}

/** ‘Packages with residential and delivery area surcharges’ may be those with both of them. */
function joinsCharges(items: readonly ChosenItem[], place: number): boolean {
  const isCharge = (beside: number) => {
    const concept = items[beside]?.concept;
    return concept?.kind === 'value' && concept.dimension === 'accessorial';
  };
  return isCharge(place - 1) && isCharge(place + 1);
}

/** Packages that have both of two charges are fewer than those with one of them. */
export function isOfBothCharges({ measures, filters }: Reading): boolean {
  const arePackages = measures.every((each) => each.kind !== 'count' && each.measure === 'packages');
  return arePackages && filters.some(({ dimension, values }) => dimension === 'accessorial' && values.length > 1);
}

/** ‘Packages but UPS’ leaves UPS out; after a value or a condition, ‘but’ goes on: ‘over 50 lb but under 70 lb’. */
function isOnlyValue(items: readonly ChosenItem[], place: number): boolean {
  const [before, next] = [items[place - 1]?.concept.kind, items[place + 1]?.concept.kind];
  return next === 'value' && before !== 'value' && before !== 'number';
}
