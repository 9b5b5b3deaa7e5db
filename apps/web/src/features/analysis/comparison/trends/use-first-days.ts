import { useQueries } from '@tanstack/react-query';
import type { CalendarDay } from '@waybill/model';
import { useMemo } from 'react';
import type { ShownSet } from '../../../../lib/comparison/use-comparison.ts';
import { firstDayOf, firstDayOptions } from '../../../../ui/cards/trends/use-first-day.ts';

/** The day of each set's first row, by index, if its dates go back to the client's first day. */
export function useFirstDays(shown: readonly ShownSet[]): ReadonlyMap<number, CalendarDay> {
  const queries = useMemo(() => shown.map(({ analysis }) => firstDayOptions(analysis, 'comparisonTrends')), [shown]);
  const days = useQueries({
    queries,
    combine: (answers) => answers.map(({ data }, index) => dayOfSet(shown[index], data) ?? '').join(),
  });
  return useMemo(() => {
    const known = days.split(',');
    return new Map(shown.flatMap(({ place }, index) => (known[index] ? [[place, known[index]] as const] : [])));
  }, [shown, days]);
}

function dayOfSet(set: ShownSet | undefined, rows: Parameters<typeof firstDayOf>[1]): CalendarDay | undefined {
  return set && firstDayOf(set.analysis, rows);
}
