import { addDays, addMonths, type CalendarDay, startOfPeriod } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import type { FoundRange } from './found-range.ts';
import { areJoined } from './joined-periods.ts';

/**
 * ‘Compare this year with last year’: the same days of it, where neither is named by its number. ‘This year’s and last
 * year’s’ are both told as they are.
 */
export function asSameDaysOfLastYear(scan: Scan, ranges: FoundRange[], today: CalendarDay): void {
  const [one, other] = ranges;
  if (one === undefined || other === undefined || ranges.length > 2 || areJoined(scan, one, other)) return;
  if (!scan.says('versus', 'change', 'fall')) return;
  const first = startOfPeriod(today, 'year');
  const isRelative = ({ place, length }: FoundRange) =>
    scan.items.slice(place, place + length).every(({ concept }) => concept.kind !== 'number');
  const isThis = ranges.some((each) => each.range.from === first && each.range.to === today && isRelative(each));
  const last = ranges.findIndex(
    (each) => each.range.from === addMonths(first, -12) && each.range.to === addDays(first, -1) && isRelative(each),
  );
  const found = ranges[last];
  if (isThis && found !== undefined)
    ranges[last] = { ...found, range: { from: found.range.from, to: addMonths(today, -12) } };
}
