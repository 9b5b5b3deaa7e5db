import { addDays, addMonths, type CalendarDay, type DateRange, partsOf } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import type { FoundRange } from './found-range.ts';

/**
 * ‘Q3 of 2025 and 2026’, ‘2025年和2026年第三季度’: a year that is joined to a month, quarter or half of another year means
 * the same part of it.
 */
export function sharePart(scan: Scan, ranges: FoundRange[]): void {
  const [one, other, ...more] = ranges;
  if (one === undefined || other === undefined || more.length > 0 || !areJoined(scan, one, other)) return;
  const kinds = [one, other].map(({ place }) => scan.items[place]?.concept.kind);
  const sharesYear =
    one.length === 1 && other.length > 1 && kinds[0] === kinds[1] && isPart(one.whole) && isPart(other.range);
  if (sharesYear && isEarlierInYear(one.whole, other.range))
    ranges[0] = { ...one, range: sameIn(one.whole, other.range) };
  else if (isPart(one.range) && !isLeadingYear(scan, one) && isWholeYear(other.range)) {
    ranges[1] = { ...other, range: sameIn(one.range, other.range) };
  } else if (isWholeYear(one.range) && isPart(other.range) && isLeadingYear(scan, other)) {
    ranges[0] = { ...one, range: sameIn(other.range, one.range) };
  }
}

/** Whether nothing but a link stands between two periods. */
function areJoined(scan: Scan, one: FoundRange, other: FoundRange): boolean {
  const between = scan.items.slice(one.place + one.length, other.place);
  return (
    between.length > 0 &&
    between.every(
      (_, index) =>
        scan.was(one.place + one.length + index, 'and', 'and?', 'versus', 'plus', 'or', 'to') ||
        scan.was(one.place + one.length + index, 'of', 'in', 'the', 'from'),
    )
  );
}

/** ‘2026年第三季度’ */
function isLeadingYear(scan: Scan, { place, length }: FoundRange): boolean {
  const kind = scan.items[place]?.concept.kind;
  return length > 1 && (kind === 'number' || kind === 'unit' || scan.was(place, 'last', 'this'));
}

function isWholeYear({ from, to }: DateRange): boolean {
  return from.endsWith('-01-01') && from.slice(0, 4) === to.slice(0, 4) && to.slice(5) > '06-30';
}

function isPart(range: DateRange): boolean {
  const days = [range.from, addDays(range.to, 1)];
  return (
    days.every((day) => partsOf(day).dayOfMonth === 1) && !isWholeYear(range) && range.to < addMonths(range.from, 7)
  );
}

/** ‘The first half against the second half of last year’; ‘Q4 against Q1 2026’ goes over the turn of the year. */
function isEarlierInYear(one: DateRange, other: DateRange): boolean {
  return one.from.slice(5) < other.from.slice(5);
}

function sameIn(part: DateRange, { from }: DateRange): DateRange {
  const months = 12 * (partsOf(from).year - partsOf(part.from).year);
  const end: CalendarDay = addDays(addMonths(addDays(part.to, 1), months), -1);
  return { from: addMonths(part.from, months), to: end };
}
