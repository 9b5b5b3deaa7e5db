import type { CalendarDay } from './calendar-day.ts';

/** Days from and to, both included. */
export interface DateRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** The dates that a range can be laid on: the invoice's date or the day of pickup. */
export const dateTypes = ['bill_date', 'pickup_date'] as const;
export type DateType = (typeof dateTypes)[number];

/** S1 section 5. */
export const dateTypeLabels: Readonly<Record<DateType, string>> = {
  bill_date: 'Invoice Date',
  pickup_date: 'Ship Date',
};
