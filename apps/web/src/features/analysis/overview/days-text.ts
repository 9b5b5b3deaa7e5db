import type { DateRange } from '@waybill/model';
import { displayDate } from '../../../lib/languages/formats.ts';

/** The days of a range: `10/25/2026 – 11/21/2026`. */
export function daysText({ from, to }: DateRange): string {
  return `${displayDate(from)} – ${displayDate(to)}`;
}
