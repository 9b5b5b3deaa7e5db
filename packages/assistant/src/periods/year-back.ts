import type { PeriodGrain } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** ‘Year over year’, ‘the same quarter last year’, ‘去年同月’. */
export function useYearBack(scan: Scan): { readonly said: boolean; readonly of: PeriodGrain | undefined } {
  const said = scan.useAll('yearOverYear');
  for (let place = 0; place < scan.length; place += 1) {
    const isRepeated = place === 0 && scan.items[0]?.text !== scan.items[1]?.text && scan.grainAt(1) === undefined;
    if (!scan.is(place, 'same') || isRepeated) continue;
    const of = scan.grainAt(place + 1) === 'year' ? undefined : scan.grainAt(place + 1);
    const saysTime = wordsOfTime.test(normalised(scan.items[place + 1]?.text ?? ''));
    const end = place + (of === undefined && !saysTime ? 1 : 2);
    const isBefore = isLastYear(scan, place - 2);
    let start = end;
    while (scan.is(start, 'of', 'from', 'in', 'the')) start += 1;
    if (!isBefore && !isLastYear(scan, start)) continue;
    const from = isBefore ? place - 2 : place;
    scan.use(from, (isBefore ? end : start + 2) - from);
    return { said: true, of };
  }
  return { said, of: undefined };
}

/** ‘The same time last year’ */
const wordsOfTime = expression('point-in-time');

/** ‘Last year’, ‘año pasado’ */
function isLastYear(scan: Scan, place: number): boolean {
  const [one, other] = [place, place + 1];
  return (
    (scan.is(one, 'last') && scan.grainAt(other) === 'year') || (scan.grainAt(one) === 'year' && scan.is(other, 'last'))
  );
}
