import type { CalendarDay } from '../dates/calendar-day.ts';
import { type DateFilter, initialDateFilter, recomputed } from '../dates/date-filter.ts';
import { overviewRanges } from '../dates/overview-ranges.ts';
import type { PageName } from './page-name.ts';

/**
 * The dates of a page before any are chosen: on the Overview the last four weeks, on the configurable dashboard the last
 * year (S1 section 3, uiSettings), else since the engage date (S1 section 4). Where all these days are after the newest
 * invoice, as many that end with it.
 */
export function initialDatesOf(
  page: PageName,
  engageDate: CalendarDay | null | undefined,
  today: CalendarDay,
  newest?: CalendarDay,
): DateFilter {
  const initial = initialDateFilter(engageDate, today);
  if (page === 'overview') return { ...initial, ...overviewRanges(today, newest).tiles };
  const usual = page === 'dashboards' ? recomputed({ ...initial, dateFrequency: 'rp' }, today) : initial;
  if (newest === undefined || newest >= usual.from) return usual;
  return { ...initialDatesOf(page, undefined, newest), dateFrequency: 'dr' };
}
