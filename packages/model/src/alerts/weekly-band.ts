import type { CalendarDay } from '../dates/calendar-day.ts';

/** A figure in one week; null where nothing says what it was. */
export interface WeekValue {
  /** The first day of the week. */
  readonly week: CalendarDay;
  readonly value: number | null;
}

/**
 * How a figure varies: `ratio` in proportion to itself, as amounts and counts do; `points` by so many points whatever
 * its size, as percentages do.
 */
export type BandScale = 'ratio' | 'points';

/** Where a week lies. */
export type BandSide = 'above' | 'below' | 'within';

/** A week beside what its own past lets expect. */
export interface JudgedWeek extends WeekValue {
  readonly value: number;
  /** The middle of the band. */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly side: BandSide;
}

/** Whole weeks that give the level; they are alike in their weekdays. */
const weeksOfLevel = 8;
const fewestOfLevel = 5;
/** Earlier judgements that give the spread. */
const weeksOfSpread = 26;
const fewestOfSpread = 10;
const weeksOfYear = 52;
/** Four times the usual distance: about one week in a thousand of a figure that only varies by chance. */
const width = 4;
/** What nobody wants to hear of, however steady the figure: five in a hundred, or a point of a percentage. */
const leastMargin: Readonly<Record<BandScale, number>> = { ratio: Math.log(1.05), points: 1 };

/** The fewest weeks of history before a week is judged. */
export const fewestWeeksOfHistory = fewestOfLevel + fewestOfSpread;

/**
 * Judges each week by the weeks before it, which come one after another, the oldest first. A week is expected where the
 * median of the eight weeks before lies, moved by the steady trend; where there is a year before, also where the same
 * weeks of last year (and their neighbours) lay beside their own eight weeks, so that a season that comes again surprises
 * nobody. The band reaches four usual distances (median absolute deviations, as a standard deviation) beyond. Weeks with
 * too little history are left out, and amounts of zero or less say nothing.
 */
export function judgeWeeks(series: readonly WeekValue[], scale: BandScale): readonly JudgedWeek[] {
  const values = series.map(({ value }) => scaled(value, scale));
  const levels = values.map((_, index) => levelBefore(values, index));
  const rests = values.map((value, index) => difference(value, levels[index]));
  return series.flatMap(({ week, value }, index) => {
    const at = values[index];
    const level = levels[index];
    const past = present(rests.slice(Math.max(0, index - weeksOfSpread), index));
    if (value === null || at === undefined || level === undefined || past.length < fewestOfSpread) return [];
    const trend = medianOf(past);
    const usual = 1.4826 * medianOf(past.map((rest) => Math.abs(rest - trend)));
    const margin = Math.max(width * usual, leastMargin[scale]);
    const centres = [trend, ...seasonal(rests, index)].map((rest) => level + rest);
    const [lowest, highest] = [Math.min(...centres) - margin, Math.max(...centres) + margin];
    return [
      {
        week,
        value,
        expected: unscaled(level + trend, scale),
        low: unscaled(lowest, scale),
        high: unscaled(highest, scale),
        side: at > highest ? ('above' as const) : at < lowest ? ('below' as const) : ('within' as const),
      },
    ];
  });
}

/** Where the same week of last year and its neighbours lay beside their own level. */
const seasonal = (rests: readonly (number | undefined)[], index: number): readonly number[] =>
  index <= weeksOfYear ? [] : present(rests.slice(index - weeksOfYear - 1, index - weeksOfYear + 2));

function levelBefore(values: readonly (number | undefined)[], index: number): number | undefined {
  const before = present(values.slice(Math.max(0, index - weeksOfLevel), index));
  return before.length < fewestOfLevel ? undefined : medianOf(before);
}

const difference = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one - other;

const present = (values: readonly (number | undefined)[]): readonly number[] =>
  values.filter((value) => value !== undefined);

function scaled(value: number | null, scale: BandScale): number | undefined {
  if (value === null) return undefined;
  if (scale === 'points') return value;
  return value > 0 ? Math.log(value) : undefined;
}

const unscaled = (value: number, scale: BandScale): number => (scale === 'points' ? value : Math.exp(value));

/** The middle value; of an even number, between the two middle ones. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
