import { addDays, kilogramsPerPound, type PeriodGrain } from '@waybill/model';
import type { Comparison, Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { type Context, conditionsOf, filtersOf } from './context.ts';

/** Whether a reading has a number, as a limit, a condition, a value or a part of its days. */
export function isNumberExpressed(value: number, { place, reading, draft }: Context): boolean {
  const { groupConditions, limit } = reading;
  if (limit === value) return true;
  const compared = [...conditionsOf(reading), ...groupConditions].map((each) => each.value);
  if (compared.some((each) => conversions.some((factor) => Math.abs(each - value * factor) < 0.01))) return true;
  if (filtersOf(reading).some(({ values }) => values.some((each) => each.includes(String(value))))) return true;
  return value === 1 || draft.periods.words.has(place);
}

const conversions = [1, 1 / kilogramsPerPound, 1 / 16];

/** Whether a condition compares with a number in this way. */
export function isComparedWith(value: number, comparison: Comparison, reading: Reading): boolean {
  return [...conditionsOf(reading), ...reading.groupConditions].some(
    (each) =>
      each.comparison === comparison && conversions.some((factor) => Math.abs(each.value - value * factor) < 0.01),
  );
}

/** ‘Over 3 weeks’, ‘over 2025’ */
export function isOfTime(items: readonly ChosenItem[], place: number): boolean {
  const [number, unit] = [items[place + 1]?.concept, items[place + 2]?.concept];
  return (
    unit?.kind === 'unit' ||
    unit?.kind === 'month' ||
    (number?.kind === 'number' && number.value > 1990 && number.value < 2100)
  );
}

/** A month is named by its days, or by the day after it: ‘after March’. */
export function isMonthExpressed(month: number, reading: Reading): boolean {
  const days = daysOf(reading);
  const before = [reading.time.range, reading.compare].flatMap((range) =>
    range === undefined ? [] : [addDays(range.from, -1)],
  );
  return [...days, ...before].some((day) => Number(day.slice(5, 7)) === month);
}

function daysOf({ time, compare }: Reading): readonly string[] {
  return [time.range, compare].flatMap((range) => (range === undefined ? [] : monthsOf(range.from, range.to)));
}

/** The first and last days, and the first day of each month between them. */
function monthsOf(from: string, to: string): readonly string[] {
  const days = [from];
  let [year, month] = from.split('-').map(Number) as [number, number];
  for (;;) {
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    const day = `${year}-${String(month).padStart(2, '0')}-01`;
    if (day > to) break;
    days.push(day);
  }
  return [...days, to];
}

/** Whether a reading shows its figures by this period, or is an average or a count of such periods. */
export function isGrainExpressed(grain: PeriodGrain, { time, measures }: Reading): boolean {
  return (
    time.grain === grain ||
    measures.some(
      (each) => (each.kind === 'mean' && each.of === grain) || (each.kind === 'count' && each.periods === grain),
    )
  );
}
