import { type CalendarDay, rangeJustBefore, sameDaysBefore } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import type { FoundRange } from './found-range.ts';
import { pointAt } from './named-periods.ts';
import { otherHalfAt } from './other-half.ts';
import { partOfPeriodAt } from './parts-of-periods.ts';
import { spanAt } from './period-spans.ts';
import type { Point } from './relative-periods.ts';
import { sameDaysAt } from './same-days.ts';
import { upTo } from './up-to.ts';

/** Uses the periods that a question names, in its order; `future` if one of them is yet to come. */
export function rangesSaid(
  scan: Scan,
  today: CalendarDay,
): { readonly ranges: FoundRange[]; readonly future: boolean } {
  const ranges: FoundRange[] = [];
  let future = false;
  for (let place = 0; place < scan.length; place += 1) {
    const earlier = ranges.at(-1);
    if (leadsToOther(scan, place, earlier)) {
      scan.use(place);
      continue;
    }
    const found =
      otherHalfAt(scan, place, earlier?.range) ??
      sameDaysAt(scan, place, today, earlier?.range) ??
      partOfPeriodAt(scan, place, today) ??
      spanAt(scan, place, today) ??
      pointAt(scan, place, today);
    if (found === undefined) continue;
    useWithWordsAround(scan, place, found, today);
    if (found.range.from > today) future = true;
    ranges.push(foundRange(found, place, earlier, today));
    place += found.length - 1;
  }
  return { ranges, future };
}

/** The ‘to’ of ‘did spend change from March to June’ */
function leadsToOther(scan: Scan, place: number, earlier: FoundRange | undefined): boolean {
  const isNext = earlier !== undefined && earlier.place + earlier.length === place;
  return isNext && scan.is(place, 'to') && scan.says('change', 'fall');
}

function useWithWordsAround(scan: Scan, place: number, { range, length }: Point, today: CalendarDay): void {
  const link = scan.beside(place, -1);
  if (scan.is(link, 'in', 'of', 'from', 'between', 'since')) scan.use(link);
  const isDuring = scan.items[link]?.text.toLowerCase() === 'over';
  if (isDuring && scan.is(link, 'over') && scan.at(place, 'number') === undefined) scan.use(link);
  const saysSoFar = range.to >= today && scan.is(place + length, 'toDate') ? 1 : 0;
  scan.use(place, length + saysSoFar);
}

/** A period, which may be the one before that named earlier. */
function foundRange(found: Point, place: number, earlier: FoundRange | undefined, today: CalendarDay): FoundRange {
  const whole = earlier === undefined ? found.range : besideEarlier(found, earlier);
  return {
    range: upTo(whole, today),
    whole,
    place,
    length: found.length,
    before: earlier === undefined ? found.before : undefined,
  };
}

function besideEarlier({ range, before, isPrior }: Point, earlier: FoundRange): FoundRange['range'] {
  if (before !== undefined) return sameDaysBefore(earlier.range, before);
  return isPrior ? rangeJustBefore(earlier.range) : range;
}
