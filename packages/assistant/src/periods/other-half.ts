import { addDays, addMonths, type DateRange } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import type { Point } from './relative-periods.ts';

/** ‘First half of October vs second half’: that of the same month. */
export function otherHalfAt(scan: Scan, place: number, earlier: DateRange | undefined): Point | undefined {
  const half = scan.at(place, 'half')?.half;
  if (half === undefined || earlier === undefined || scan.is(place + 1, 'of', 'in', 'from')) return undefined;
  const first = `${earlier.from.slice(0, 8)}01`;
  const last = addDays(addMonths(first, 1), -1);
  const middle = addDays(first, 14);
  const isHalf =
    (earlier.from === first && earlier.to === middle) || (earlier.from === addDays(middle, 1) && earlier.to === last);
  if (!isHalf) return undefined;
  return { range: half === 1 ? { from: first, to: middle } : { from: addDays(middle, 1), to: last }, length: 1 };
}
