import type { Scan } from '../scan/scan.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { expression } from '../words/expressions.ts';

/** ‘The month of October’, ‘شهر سبتمبر’ */
export function useMonthOf(scan: Scan): void {
  for (const place of scan.places('unit')) {
    const isNamed = scan.is(place + 1, 'of', 'from') && scan.at(place + 2, 'month') !== undefined;
    const isBeside = scan.at(place + 1, 'month') !== undefined && !scan.was(place - 1, 'by', 'per');
    if (scan.grainAt(place) === 'month' && isNamed) scan.use(place, 2);
    else if (scan.grainAt(place) === 'month' && isBeside) scan.use(place);
  }
}

/** ‘The dearest packages of the year’: without another word about it, the year is the one that goes on. */
export function asThisYear(scan: Scan): void {
  for (const place of scan.places('unit')) {
    const next = scan.items[place + 1]?.concept;
    const isAfterIn =
      scan.is(place - 2, 'of', 'in') ||
      expression('over').test(scan.items[place - 2]?.text ?? '') ||
      /\sen$/iu.test(scan.items[place - 2]?.text ?? '');
    const isOf =
      scan.is(place - 1, 'of') ||
      (scan.is(place - 1, 'in') && next === undefined) ||
      (scan.is(place - 1, 'the') && isAfterIn);
    const isOpen = next === undefined || (next.kind !== 'number' && next.kind !== 'unknown' && !isAboutYear(next));
    const item = scan.items[place - 1];
    const isPossessed =
      expression('the-in-arabic').test(scan.items[place]?.text ?? '') &&
      isOpen &&
      (scan.at(place - 1, 'measure') !== undefined || scan.is(place - 1, 'cost'));
    if (scan.grainAt(place) === 'year' && isPossessed) {
      Object.assign(scan.items[place] ?? {}, { concept: { kind: 'toDate', grain: 'year' } });
      continue;
    }
    const isOfUnit = [place - 2, place - 3].some((before) => scan.grainAt(before) !== undefined);
    const isShorter = scan.grainAt(place) === 'quarter' || scan.grainAt(place) === 'month';
    const isMeant = scan.grainAt(place) === 'year' || (isShorter && next === undefined && !isOfUnit);
    if (isMeant && isOf && isOpen && item !== undefined)
      Object.assign(item, { concept: { kind: 'intent', intent: 'this' } });
  }
}

function isAboutYear(concept: Concept): boolean {
  return (
    concept.kind === 'intent' &&
    ['last', 'this', 'ago', 'next', 'beforeLast', 'to', 'of', 'since'].includes(concept.intent)
  );
}
