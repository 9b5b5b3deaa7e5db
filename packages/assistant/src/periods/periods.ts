import { type CalendarDay, type PeriodGrain, startOfPeriod } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import { asksCourse, heldAgainst, isBase, sinceTheLast } from './compared-periods.ts';
import type { FoundRange } from './found-range.ts';
import { areInterrupted, isPairOfPeriods, useJoin } from './joined-periods.ts';
import { rangesSaid } from './ranges-said.ts';
import { seriesOf } from './series.ts';
import { sharePart } from './shared-parts.ts';
import { asSameDaysOfLastYear } from './this-year-and-last.ts';
import { asThisYear, useMonthOf } from './words-of-units.ts';
import { useYearBack } from './year-back.ts';
import { joinPartAndYear } from './year-beside-part.ts';

/** The periods of a question. */
export interface FoundPeriods {
  /** In the order of the question. */
  readonly ranges: readonly FoundRange[];
  /** All that are named, also those that are shown one by one. */
  readonly named: readonly FoundRange[];
  /** Several whole periods, one after the other, are shown one by one. */
  readonly splitBy: PeriodGrain | undefined;
  /** ‘the same period last year’ */
  readonly yearBack: boolean;
  /** ‘The same quarter last year’: which part of the year it says. */
  readonly yearBackOf: PeriodGrain | undefined;
  /** ‘the previous period’, without saying which. */
  readonly previous: boolean;
  /** ‘In March and in June’: each of two periods by itself. */
  readonly areApart: boolean;
  /** Something else is named between two periods: ‘shipped in October and billed in November’. */
  readonly areInterrupted: boolean;
  /** ‘Did spend go up from September’: the only period is the one that others are compared with. */
  readonly isOnlyBase: boolean;
  /** ‘How has spend changed over the last 6 months’ asks how it went from one part of these days to the next. */
  readonly asksCourse: boolean;
  /** All days there are. */
  readonly ever: boolean;
  /** It asks for days to come. */
  readonly future: boolean;
  /** The places of all words that name days. */
  readonly words: ReadonlySet<number>;
}

/** Finds the periods of a question, in the product's calendar: weeks begin as the model says, quarters are calendar ones. */
export function findPeriods(scan: Scan, today: CalendarDay, saysTogether = false): FoundPeriods {
  const usedBefore = scan.items.map(({ used }) => used);
  const { said: yearBack, of: yearBackOf } = useYearBack(scan);
  useMonthOf(scan);
  asThisYear(scan);
  const { ranges, future } = rangesSaid(scan, today);
  const saysNext = useNext(scan);
  const ever = scan.useAll('ever');
  const previous = usePrevious(scan);
  asSameDaysOfLastYear(scan, ranges, today);
  sharePart(scan, ranges);
  joinPartAndYear(scan, ranges, yearBack);
  const isPair = !saysTogether && isPairOfPeriods(scan, ranges);
  if (isPair) useJoin(scan, ranges);
  const series = isPair || ranges.length > 2 ? seriesOf(ranges) : undefined;
  const asksHowSince = ranges.length === 1 && scan.says('since') && scan.says('change', 'fall');
  const isRanked = scan.says('most', 'least', 'top', 'bottom');
  const sinceLast =
    asksHowSince && isRanked
      ? sinceTheLast(ranges[0]?.range, today)
      : yearBack
        ? undefined
        : heldAgainst(scan, ranges, today);
  const [only] = ranges;
  const isToDate = sinceLast !== undefined && only !== undefined;
  const toDate = isToDate ? [{ ...only, range: { from: startOfPeriod(today, sinceLast), to: today } }] : undefined;
  return {
    named: ranges,
    ranges: toDate ?? (series === undefined ? ranges : [series.range]),
    splitBy: series?.grain ?? (asksHowSince && !isToDate ? 'month' : undefined),
    yearBack,
    yearBackOf,
    previous: previous || isToDate,
    areApart: isPair && series === undefined,
    areInterrupted: areInterrupted(scan, ranges),
    asksCourse: asksCourse(scan, ranges),
    isOnlyBase: !isToDate && !previous && !yearBack && isBase(scan, ranges),
    ever,
    future: future || saysNext,
    words: new Set(scan.items.flatMap(({ used }, place) => (used && usedBefore[place] === false ? [place] : []))),
  };
}

/** ‘Next quarter’ is yet to come. */
function useNext(scan: Scan): boolean {
  const saysNext = scan.has('next');
  while (scan.has('next')) {
    const next = scan.find('next');
    const unit = [next + 1, next - 1].find((place) => scan.grainAt(place) !== undefined);
    if (unit !== undefined) scan.use(unit);
    scan.use(next);
  }
  return saysNext;
}

/** ‘Compared with the last one’ */
function usePrevious(scan: Scan): boolean {
  const saysPrevious = scan.says('versus', 'change', 'fall') && scan.has('last');
  if (saysPrevious) scan.useAll('last', 'same');
  return saysPrevious;
}
