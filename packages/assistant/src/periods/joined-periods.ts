import type { Scan } from '../scan/scan.ts';
import type { FoundRange } from './found-range.ts';

/** ‘Q1 and 2025’ are two periods. */
export function areJoined(scan: Scan, one: FoundRange, other: FoundRange): boolean {
  const [from, to] = [Math.min(one.place, other.place), Math.max(one.place, other.place)];
  return scan.items.slice(from, to).some((_, index) => scan.was(from + index, 'and', 'or', 'plus'));
}

/** ‘In 2025 and in 2026’ asks for each of the two periods. */
export function isPairOfPeriods(scan: Scan, ranges: readonly FoundRange[]): boolean {
  const [one, other, ...more] = ranges;
  if (one === undefined || other === undefined || more.length > 0) return false;
  if (scan.says('versus', 'change', 'fall', 'or')) return false;
  const between = scan.items.slice(one.place, other.place);
  const isJoin = (index: number) => scan.was(one.place + index, 'and', 'and?', 'plus');
  const isGlue = (index: number) => scan.was(one.place + index, 'of', 'in', 'the', 'from', 'howMuch', 'howMany');
  return (
    between.some((_, index) => isJoin(index)) &&
    between.every(({ used }, index) => used || isJoin(index) || isGlue(index))
  );
}

/** ‘Et en’ opens a question that goes on; between two periods it only joins them. */
export function useJoin(scan: Scan, [one, other]: readonly FoundRange[]): void {
  for (let place = one?.place ?? 0; place < (other?.place ?? 0); place += 1) {
    if (scan.is(place, 'and', 'and?', 'plus')) scan.use(place);
  }
}

/** ‘The last two weeks of October’ are no two periods in a row. */
export function areInterrupted(scan: Scan, [one, other]: readonly FoundRange[]): boolean {
  if (one === undefined || other === undefined) return false;
  const [first, second] = one.place < other.place ? [one, other] : [other, one];
  return scan.items
    .slice(first.place + first.length, second.place)
    .some(
      ({ concept }) =>
        concept.kind === 'measure' ||
        (concept.kind === 'intent' &&
          (concept.intent === 'cost' || concept.intent === 'of' || concept.intent === 'in')),
    );
}
