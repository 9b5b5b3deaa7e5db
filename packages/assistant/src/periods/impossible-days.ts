import { isCalendarDay } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';

/** The words of days that no calendar has: ‘31 September’, ‘2026-02-30’. No rule has read them. */
export function impossibleDays(scan: Scan): readonly string[] {
  return scan.items.flatMap(({ concept, text }, place) => {
    if (concept.kind === 'day') return isCalendarDay(concept.day) ? [] : [text];
    if (concept.kind !== 'month') return [];
    const day = [place - 1, place + 1, place - 2].find((each) => isLateDay(scan, each, concept.month));
    if (day === undefined) return [];
    const [first, last] = day < place ? [day, place] : [place, day];
    return [
      scan.items
        .slice(first, last + 1)
        .map((item) => item.text)
        .join(/\p{Script=Han}/u.test(text) ? '' : ' '),
    ];
  });
}

/** A year that has 29 February. */
const leapYear = 2024;
const longestMonth = 31;

function isLateDay(scan: Scan, place: number, month: number): boolean {
  const number = scan.at(place, 'number');
  if (number === undefined || number.money || !Number.isInteger(number.value) || number.value > longestMonth)
    return false;
  const day = `${leapYear}-${String(month).padStart(2, '0')}-${String(number.value).padStart(2, '0')}`;
  return number.value > 28 && !isCalendarDay(day);
}
