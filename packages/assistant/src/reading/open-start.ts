import type { CalendarDay, DateRange } from '@waybill/model';

/** Days without a beginning, such as those before March, begin here: no carrier's invoice is older. */
export const firstOfAllDays: CalendarDay = '2000-01-01';

/** Whether days have an end and no beginning. */
export function hasOpenStart(range: DateRange | undefined): boolean {
  return range?.from === firstOfAllDays;
}
