import type { CalendarDay } from '../dates/calendar-day.ts';
import { type DateFilter, initialDateFilter, recomputed } from '../dates/date-filter.ts';
import { overviewRanges } from '../dates/overview-ranges.ts';
import type { PageName } from './page-name.ts';

/**
 * The dates of a page before any are chosen: on the Overview the last four weeks, on the configurable dashboard the last
 * year (S1 section 3, uiSettings), else since the engage date (S1 section 4).
 */
export function initialDatesOf(
  page: PageName,
  engageDate: CalendarDay | null | undefined,
  today: CalendarDay,
): DateFilter {
  const initial = initialDateFilter(engageDate, today);
  if (page === 'dashboards') return recomputed({ ...initial, dateFrequency: 'rp' }, today);
  return page === 'overview' ? { ...initial, ...overviewRanges(today).tiles } : initial;
}
