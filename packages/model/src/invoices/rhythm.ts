import type { LedgerAccount } from '@waybill/contract';
import { addDays, type CalendarDay, daysBetween } from '../dates/calendar-day.ts';

/** How many weeks an account's rhythm is read from. */
export const weeksOfRhythm = 26;

const fewestGaps = 4;
const leastRegularShare = 0.6;
const leastGrace = 3;
const mostGrace = 7;
const mostMissedBeforeSilent = 6;

/** How often an account is usually billed. Irregular ones, and those with fewer than five bill dates, have no rhythm. */
export interface Rhythm {
  /** Days from one bill date to the next. */
  readonly usualDays: number;
  /** Days after the expected bill date before an invoice counts as late, because carriers bill around holidays too. */
  readonly grace: number;
}

/**
 * The rhythm of an account from its bill dates in order, each once: the median of the days between them, if at least
 * three in five gaps are as long, give or take the grace.
 */
export function rhythmOf(billDates: readonly CalendarDay[]): Rhythm | undefined {
  const gaps = billDates.slice(1).map((day, index) => daysBetween(billDates[index] ?? day, day));
  if (gaps.length < fewestGaps) return undefined;
  const usualDays = medianOf(gaps);
  const grace = Math.min(mostGrace, Math.max(leastGrace, Math.round(usualDays / 2)));
  const regular = gaps.filter((gap) => Math.abs(gap - usualDays) <= grace);
  return regular.length / gaps.length >= leastRegularShare ? { usualDays, grace } : undefined;
}

/** The days on which an invoice was expected, but none was billed around them; those after the last bill date come last. */
export function missedDays(
  billDates: readonly CalendarDay[],
  { usualDays, grace }: Rhythm,
  today: CalendarDay,
): readonly CalendarDay[] {
  const missed: CalendarDay[] = [];
  for (const [index, day] of billDates.entries()) {
    const next = billDates[index + 1] ?? today;
    for (let expected = addDays(day, usualDays); daysBetween(expected, next) > grace; ) {
      missed.push(expected);
      expected = addDays(expected, usualDays);
    }
  }
  return missed;
}

export interface Expectation {
  readonly punctuality: LedgerAccount['punctuality'];
  readonly rhythm: Rhythm | undefined;
  readonly missed: readonly CalendarDay[];
  /** The bill date of the next invoice by the rhythm; in the past when it is late. */
  readonly expectedOn: CalendarDay | undefined;
}

/** What is expected of an account by its bill dates in order, each once. */
export function expectationOf(billDates: readonly CalendarDay[], today: CalendarDay): Expectation {
  const last = billDates.at(-1);
  const rhythm = rhythmOf(billDates);
  if (rhythm === undefined || last === undefined) {
    return { punctuality: 'irregular', rhythm: undefined, missed: [], expectedOn: undefined };
  }
  const missed = missedDays(billDates, rhythm, today);
  const since = missed.filter((day) => day > last).length;
  const punctuality = since === 0 ? 'on_time' : since > mostMissedBeforeSilent ? 'silent' : 'late';
  return { punctuality, rhythm, missed, expectedOn: addDays(last, rhythm.usualDays) };
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
