import {
  addMonths,
  type CalendarDay,
  type DateRange,
  daysBetween,
  type PeriodGrain,
  previousRange,
  rollingRange,
  sameDaysBefore,
  startOfPeriod,
} from '@waybill/model';
import type { Draft } from '../draft/draft.ts';
import { shifted } from '../periods/relative-periods.ts';
import { isOfOneShipment } from '../reading/one-shipment.ts';
import { hasOpenStart } from '../reading/open-start.ts';
import type { Remark } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { Circumstances } from './completed.ts';

const longestDaily = 31;

const longestWeekly = 100;

/**
 * The days of a question and their grain: those that it names, those of the question before, or the usual ones. Says in
 * `remarks` which were assumed or kept.
 */
export function timeOf(draft: Draft, circumstances: Circumstances, remarks: Remark[]): Reading['time'] {
  const { periods, dateType } = draft;
  const { today, usualRange, previous } = circumstances;
  const field = dateType ?? 'bill_date';
  if (periods.ever) return { field, range: undefined, grain: draft.grain, assumed: false };
  const named = rangeAsked(draft);
  if (named !== undefined) {
    return { field, range: named, grain: draft.grain ?? (draft.isTrend ? grainOf(named) : undefined), assumed: false };
  }
  const isLookUp = draft.filters.some(isOfOneShipment);
  if (previous?.time.range !== undefined && !previous.time.assumed && !isLookUp) {
    remarks.push({ kind: 'kept', text: sentencesIn(circumstances.language).sameDates });
    const { range } = previous.time;
    return {
      field: dateType ?? previous.time.field,
      range,
      grain: draft.grain ?? (draft.isTrend ? grainOf(range) : undefined),
      assumed: false,
    };
  }
  const ofLastYear = sameOfYear(draft, circumstances);
  if (ofLastYear !== undefined)
    return {
      field,
      range: ofLastYear,
      grain: draft.grain ?? (draft.isTrend ? grainOf(ofLastYear) : undefined),
      assumed: false,
    };
  const range = usualRange ?? (periods.yearBack ? yearToDate(today) : rollingRange('Annual', today));
  const isAllDays = draft.filters.some(isOfOneShipment);
  if (usualRange === undefined && !periods.yearBack && !isAllDays)
    remarks.push({ kind: 'assumed', text: sentencesIn(circumstances.language).assumedDates });
  return { field, range, grain: draft.grain ?? (draft.isTrend ? grainOf(range) : undefined), assumed: true };
}

/**
 * ‘The same quarter last year’ by itself is that quarter; held against it is the current one so far. Undefined where it
 * names no part of a year, or where other days are named or were before.
 */
function sameOfYear({ periods, versus, change }: Draft, { today, previous }: Circumstances): DateRange | undefined {
  const { yearBackOf: grain, ranges } = periods;
  const isKept = previous?.time.range !== undefined && !previous.time.assumed;
  if (grain === undefined || ranges.length > 0 || isKept) return undefined;
  if (versus || change) return { from: startOfPeriod(today, grain), to: today };
  return shifted(addMonths(today, -12), grain, 0);
}

/** Whether the same part of last year is asked for by itself, and compared with nothing. */
export function asksOnlyLastYear(draft: Draft, circumstances: Circumstances): boolean {
  return sameOfYear(draft, circumstances) !== undefined && !draft.versus && !draft.change;
}

/** The days that a question names; of two periods the one in focus, or both together. */
export function rangeAsked(draft: Draft): DateRange | undefined {
  const [first, second] = draft.periods.ranges;
  const isApart = second === undefined || draft.versus || draft.change || draft.periods.areApart;
  return isApart ? inFocus(draft).range : first && spanOf(first.range, second.range);
}

/** ‘Spend year over year’ is that of this year so far, beside the same days of last year. */
function yearToDate(today: CalendarDay): DateRange {
  return { from: startOfPeriod(today, 'year'), to: today };
}

function spanOf(one: DateRange, other: DateRange): DateRange {
  return one.from < other.from ? { from: one.from, to: other.to } : { from: other.from, to: one.to };
}

/** The grain that draws these days as a readable line. */
export function grainOf({ from, to }: DateRange): PeriodGrain {
  const days = daysBetween(from, to);
  if (days < longestDaily) return 'day';
  return days < longestWeekly ? 'week' : 'month';
}

/** If two periods are named, the question is about the later one, compared with the earlier one. */
function inFocus({ periods }: Draft): { range: DateRange | undefined; other: DateRange | undefined } {
  const [first, second] = periods.ranges.map(({ range }) => range);
  const isSwapped = first !== undefined && second !== undefined && second.from > first.from;
  return isSwapped ? { range: second, other: first } : { range: first, other: second };
}

/** ‘Growth by month’: each month is compared with the one before. */
export function isStepwise({ change, grain, periods }: Draft): boolean {
  return change && grain !== undefined && periods.ranges.length < 2 && !periods.yearBack && !periods.previous;
}

/** The days that those of a question are compared with, if it asks for that. */
export function compareOf(draft: Draft, range: DateRange | undefined, today: CalendarDay): DateRange | undefined {
  const { periods, versus, change, why } = draft;
  if (isStepwise(draft)) return undefined;
  const { other } = inFocus(draft);
  if (other !== undefined) {
    const isSame = range !== undefined && other.from === range.from && other.to === range.to;
    return !isSame && (versus || change || periods.areApart) ? other : undefined;
  }
  if (range === undefined || hasOpenStart(range)) return undefined;
  if (periods.yearBack) return sameDaysBefore(range, 'year');
  const isBetweenGroups = versus && draft.compares;
  if (!periods.previous && !why && (!change || isBetweenGroups)) return undefined;
  return previousRange({ ...range, comparedBy: toDate(range, today) });
}

/** How a period that goes on until today was chosen; undefined for any other days. */
function toDate(range: DateRange, today: CalendarDay): PeriodGrain | undefined {
  if (range.to !== today) return undefined;
  return (['year', 'quarter', 'month'] as const).find((each) => startOfPeriod(today, each) === range.from);
}
