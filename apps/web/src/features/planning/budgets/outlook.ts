import type { BudgetOfYear } from '@waybill/contract';
import { rounded } from '@waybill/model';

/** A month of the year, of all lines together, in US dollars. */
export interface OutlookMonth {
  /** Its first day. */
  readonly month: string;
  readonly budget: number | null;
  readonly actual: number;
  /** What the whole month will come to; null for months that are over, and where nothing can be said. */
  readonly forecast: number | null;
}

/** The year in sums. */
export interface Outlook {
  readonly months: readonly OutlookMonth[];
  /** Null where no month has one. */
  readonly budget: number | null;
  readonly actual: number;
  /** What was spent in whole months, and the forecast of the others; null where nothing can be said. */
  readonly expected: number | null;
  /** The lowest and highest that is expected; null where past forecasts do not tell. */
  readonly range: { readonly low: number; readonly high: number } | null;
}

/** Adds up a year's budget, what was spent, and what is to be expected. */
export function outlookOf({ lines, forecast }: BudgetOfYear, year: number): Outlook {
  const months = forecast.values.map((value, place): OutlookMonth => {
    const set = lines.flatMap(({ amounts }) => amounts[place] ?? []);
    const actual = rounded(lines.reduce((sum, line) => sum + (line.actual[place] ?? 0), 0));
    return {
      month: `${year}-${String(place + 1).padStart(2, '0')}-01`,
      budget: set.length === 0 ? null : rounded(set.reduce((sum, amount) => sum + amount, 0)),
      actual,
      // What is billed already is not given back.
      forecast: value === null ? null : Math.max(value, actual),
    };
  });
  const sumOf = (amounts: readonly number[]): number => rounded(amounts.reduce((sum, amount) => sum + amount, 0));
  const budgets = months.flatMap(({ budget }) => budget ?? []);
  const whole = sumOf(months.filter(({ forecast: value }) => value === null).map(({ actual }) => actual));
  const coming = sumOf(months.flatMap(({ forecast: value }) => value ?? []));
  const isOver = forecast.values.every((value) => value === null);
  const expected = forecast.method === 'none' ? null : sumOf([whole, coming]);
  const share = (forecast.errorPercent ?? 0) / 100;
  return {
    months,
    budget: budgets.length === 0 ? null : sumOf(budgets),
    actual: sumOf(months.map(({ actual }) => actual)),
    expected,
    range:
      expected === null || isOver || forecast.errorPercent === null
        ? null
        : { low: sumOf([whole, coming * Math.max(0, 1 - share)]), high: sumOf([whole, coming * (1 + share)]) },
  };
}
