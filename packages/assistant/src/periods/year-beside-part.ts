import { addDays, addMonths, type DateRange, partsOf } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import type { FoundRange } from './found-range.ts';
import { areJoined } from './joined-periods.ts';
import { upTo } from './up-to.ts';

/** ‘First half spend 2026’, ‘Q4 packages last year’: a part of a year, and somewhere else the year. */
export function joinPartAndYear(scan: Scan, ranges: FoundRange[], yearBack: boolean): void {
  const [one, other] = ranges;
  const isHeldAgainst = !yearBack && scan.says('versus', 'change', 'fall');
  if (one === undefined || other === undefined || ranges.length > 2 || isHeldAgainst) return;
  const [part, year] = isYear(one.range) ? [other, one] : [one, other];
  const kind = scan.items[part.place]?.concept.kind;
  const isPart = kind === 'month' || kind === 'quarter' || kind === 'half';
  if (!isPart || !isYear(year.range) || isYear(part.range) || areJoined(scan, one, other)) return;
  const move = partsOf(year.range.from).year - partsOf(part.range.from).year;
  const from = addMonths(part.range.from, 12 * move);
  const to = addDays(addMonths(addDays(part.range.to, 1), 12 * move), -1);
  if (from > year.range.to) return;
  ranges.splice(0, 2, { ...part, range: upTo({ from, to }, year.range.to) });
}

function isYear({ from, to }: DateRange): boolean {
  return from.endsWith('-01-01') && from.slice(0, 4) === to.slice(0, 4) && to.slice(5) > '06-30';
}
