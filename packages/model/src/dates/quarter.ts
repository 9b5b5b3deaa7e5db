import { type CalendarDay, partsOf } from './calendar-day.ts';
import type { DateRange } from './date-range.ts';

/** A calendar quarter; `quarter` is 1 to 4. */
export interface Quarter {
  readonly year: number;
  readonly quarter: number;
}

/** The quarter that a day lies in. */
export function quarterOf(day: CalendarDay): Quarter {
  const { year, month } = partsOf(day);
  return { year, quarter: Math.ceil(month / 3) };
}

/** The quarters that a range touches, in order; none if the range is empty. */
export function quartersOf({ from, to }: DateRange): readonly Quarter[] {
  const first = numberOf(quarterOf(from));
  const count = Math.max(0, numberOf(quarterOf(to)) - first + 1);
  return Array.from({ length: count }, (_, index) => quarterNumbered(first + index));
}

/** `Q1-2024` (S1 section 9). */
export function quarterLabel({ year, quarter }: Quarter): string {
  return `Q${quarter}-${year}`;
}

function numberOf({ year, quarter }: Quarter): number {
  return year * 4 + quarter - 1;
}

function quarterNumbered(number: number): Quarter {
  return { year: Math.floor(number / 4), quarter: (number % 4) + 1 };
}
