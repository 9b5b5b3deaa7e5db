import { addMonths } from '../dates/calendar-day.ts';
import type { DateRange } from '../dates/date-range.ts';
import { startOfMonth, startOfQuarter } from '../dates/period-start.ts';
import type { Dashboard } from './dashboard.ts';

/** The days that a dashboard shows when these dates are in effect; undefined: all days. */
export function dashboardDates({ dates }: Pick<Dashboard, 'dates'>, inForce: DateRange): DateRange | undefined {
  if (dates === 'all') return undefined;
  if (dates === 'fourQuarters') return { from: addMonths(startOfQuarter(inForce.to), -9), to: inForce.to };
  if (dates === 'twelveMonths') return { from: addMonths(startOfMonth(inForce.to), -11), to: inForce.to };
  return inForce;
}
