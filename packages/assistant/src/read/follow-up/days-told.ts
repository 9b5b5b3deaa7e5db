import { type CalendarDay, type DateRange, daysBetween, type PeriodGrain, sameDaysBefore } from '@waybill/model';
import type { Draft } from '../../draft/draft.ts';
import { hasOpenStart } from '../../reading/open-start.ts';
import type { Reading } from '../../reading/reading.ts';
import { compareOf, rangeAsked } from '../time-asked.ts';

interface Days {
  readonly range: DateRange | undefined;
  readonly compare: DateRange | undefined;
}

/** The days of a follow-up, and those that they are compared with. Days to come are not taken. */
export function daysTold(draft: Draft, base: Reading, today: CalendarDay): Days {
  const { range, compare } = daysSaid(draft, base, today);
  return { range: range !== undefined && range.from > today ? base.time.range : range, compare };
}

/** If two periods are named, the question is about the later one. */
function daysSaid(draft: Draft, base: Reading, today: CalendarDay): Days {
  const range = rangeTold(draft, base);
  const other = heldAgainst(draft, base);
  if (other === undefined) {
    const kept = draft.periods.ranges.length > 0 ? undefined : base.compare;
    return { range, compare: compareOf(draft, range, today) ?? kept };
  }
  const isLater = range !== undefined && other.from > range.from;
  return isLater ? { range: other, compare: range } : { range, compare: other };
}

/** The days that a follow-up is about, if those that it is compared with are not the later ones. */
export function rangeTold(draft: Draft, { time }: Reading): DateRange | undefined {
  const [period, ...more] = draft.periods.ranges;
  if (draft.periods.ever) return undefined;
  if (draft.versus && more.length === 0) return time.range;
  if (period?.before !== undefined && isMovable(time.range, period.before) && more.length === 0)
    return sameDaysBefore(time.range, period.before);
  return rangeAsked(draft) ?? time.range;
}

/** ‘Against October’, ‘compared with the quarter before’ */
function heldAgainst({ versus, periods }: Draft, { time }: Reading): DateRange | undefined {
  const [period, ...more] = periods.ranges;
  if (!versus || period === undefined || more.length > 0 || time.range === undefined) return undefined;
  return period.before === undefined ? period.range : sameDaysBefore(time.range, period.before);
}

/** ‘The quarter before’ is that of a quarter; beside October it is the one before this quarter. A year goes back from any days. */
function isMovable(range: DateRange | undefined, grain: PeriodGrain): range is DateRange {
  if (hasOpenStart(range)) return false;
  if (range === undefined || grain === 'year') return range !== undefined;
  return daysBetween(range.from, range.to) + 1 > halfOf[grain];
}

/** Half the days of a period. */
const halfOf: Readonly<Record<Exclude<PeriodGrain, 'year'>, number>> = { day: 0, week: 3, month: 15, quarter: 45 };
