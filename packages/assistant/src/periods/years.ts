import { type CalendarDay, partsOf } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';

/** A year as a number, with or without the word for it. */
export function yearAt(scan: Scan, place: number): { year: number; length: number } | undefined {
  if (scan.grainAt(place) === 'year' && scan.at(place + 1, 'number') !== undefined) {
    const named = yearAt(scan, place + 1);
    if (named?.length === 1) return { year: named.year, length: 2 };
  }
  const number = scan.at(place, 'number');
  if (number === undefined || number.money || !Number.isInteger(number.value)) return undefined;
  if (number.value < 1990 || number.value > 2099) return undefined;
  return { year: number.value, length: scan.grainAt(place + 1) === 'year' ? 2 : 1 };
}

/** ‘last year’ or ‘this year’, either way round. */
export function relativeYearAt(
  scan: Scan,
  place: number,
  today: CalendarDay,
): { year: number; length: number } | undefined {
  const relative = [place, place + 1].find((index) => scan.is(index, 'last', 'this'));
  const year = [place, place + 1].find((index) => scan.grainAt(index) === 'year');
  if (relative === undefined || year === undefined || relative === year) return undefined;
  return { year: partsOf(today).year - (scan.is(relative, 'last') ? 1 : 0), length: 2 };
}
