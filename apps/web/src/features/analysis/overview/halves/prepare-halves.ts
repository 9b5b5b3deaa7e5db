import type { DataRow } from '@waybill/contract';
import { type CalendarDay, type DateRange, periodsOf, rounded } from '@waybill/model';
import { isCovered } from '../../../../lib/analysis/comparable-range.ts';

/** A month of the last half year beside the month of the same place in the half before. */
export interface MonthPair {
  readonly now: DateRange;
  readonly before: DateRange;
  /** Null in months without rows. */
  readonly valueNow: number | null;
  readonly valueBefore: number | null;
  /** Whether invoices had begun by the month before, so that the two can be compared. */
  readonly isComparable: boolean;
}

/** The months of two halves, and the total of each. */
export interface Halves {
  readonly pairs: readonly MonthPair[];
  readonly totalNow: number;
  /** Null if invoices had not begun by then. */
  readonly totalBefore: number | null;
}

/** Twelve months of figures, the last six beside the six before; the client's invoices begin with the first one. */
export function prepareHalves(
  dates: DateRange,
  firstInvoice: CalendarDay | undefined,
): (rows: readonly DataRow[]) => Halves {
  const months = periodsOf(dates, 'month').map(({ start, end }) => ({ from: start, to: end }));
  const half = months.length / 2;
  return (rows) => {
    const byMonth = new Map(rows.map(({ PERIOD, VALUE }) => [String(PERIOD).slice(0, 10), VALUE]));
    const valueIn = (month: CalendarDay) => {
      const value = byMonth.get(month);
      return value === undefined || value === null ? null : Number(value);
    };
    const pairs = months.slice(half).flatMap((now, index): MonthPair[] => {
      const before = months[index];
      return before === undefined
        ? []
        : [
            {
              ...{ now, before, valueNow: valueIn(now.from), valueBefore: valueIn(before.from) },
              isComparable: isCovered(before, firstInvoice),
            },
          ];
    });
    return {
      pairs,
      totalNow: sumOf(pairs.map(({ valueNow }) => valueNow)),
      totalBefore: isCovered(dates, firstInvoice) ? sumOf(pairs.map(({ valueBefore }) => valueBefore)) : null,
    };
  };
}

function sumOf(values: readonly (number | null)[]): number {
  return rounded(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
}
