import type { DataRow } from '@waybill/contract';
import { addDays, type DateRange, periodsOf, rounded } from '@waybill/model';

/** A week from Sunday to Saturday, and the fact in it. */
export interface Week extends DateRange {
  readonly value: number;
}

/** The fact by week, from its figures by day; a week without rows is zero, since weeks are complete. */
export function prepareWeeks({ from, to }: DateRange): (rows: readonly DataRow[]) => readonly Week[] {
  return (rows) => {
    const byDay = new Map(rows.map(({ PERIOD, VALUE }) => [String(PERIOD).slice(0, 10), Number(VALUE ?? 0)]));
    return periodsOf({ from, to }, 'week').map(({ start, end }) => {
      const days = Array.from({ length: 7 }, (_, day) => byDay.get(addDays(start, day)) ?? 0);
      return { from: start, to: end, value: rounded(days.reduce((sum, value) => sum + value, 0)) };
    });
  };
}
