import { addMonths, type CalendarDay } from '@waybill/model';

/** By then packages have been billed, and most claims must have been filed: later bills say nothing about a year. */
const monthsAfter = 6;

/** Whether the bills of a month belong to what a search of a year reads; of later months it reads credits. */
export function monthsReadFor(year: number): (month: CalendarDay) => 'all' | 'credits' | 'nothing' {
  const { until, creditsUntil } = daysOfSearch(year);
  const first = `${year - 1}-01-01`;
  return (month) => {
    if (month < first || creditsUntil < month) return 'nothing';
    return month <= until ? 'all' : 'credits';
  };
}

/** The invoice dates that a search of a year is about, and those up to which it reads. */
export const daysOfSearch = (year: number) => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  until: addMonths(`${year}-12-31`, monthsAfter),
  creditsUntil: `${year + 1}-12-31`,
});
