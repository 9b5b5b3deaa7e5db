import { type CalendarDay, type ComparisonSet, defaultComparisonSet, startOfYear } from '@waybill/model';

/** The day through which a new set goes: today or, without an invoice of this year, that of the newest one. */
export const lastDayOfNewSet = (today: CalendarDay, newest: CalendarDay | undefined): CalendarDay =>
  newest !== undefined && newest < startOfYear(today) ? newest : today;

/** The first set of a comparison: the year of its last day and the one before. */
export const startingSet = (clientId: number, today: CalendarDay, newest: CalendarDay | undefined): ComparisonSet =>
  defaultComparisonSet(clientId, lastDayOfNewSet(today, newest));
