import type { CalendarDay, DateRange } from '@waybill/model';

/** Days that go on are those until today. */
export function upTo({ from, to }: DateRange, today: CalendarDay): DateRange {
  return { from, to: to > today && from <= today ? today : to };
}
