import { useQueries } from '@tanstack/react-query';
import type { CalendarDay } from '@waybill/model';
import { useMemo } from 'react';
import { firstDayIn, firstInvoicesOptions } from '../../../../lib/analysis/first-invoices.ts';
import type { ShownSet } from '../../../../lib/comparison/use-comparison.ts';

/** The first day of which each set's clients have rows, by its place. */
export function useFirstDays(shown: readonly ShownSet[]): ReadonlyMap<number, CalendarDay> {
  const queries = useMemo(() => shown.map(({ analysis }) => firstInvoicesOptions(analysis)), [shown]);
  const days = useQueries({
    queries,
    combine: (answers) =>
      answers
        .map(({ data }, index) => {
          const state = shown[index]?.analysis.state;
          return (data && state && firstDayIn(data, state)) ?? '';
        })
        .join(),
  });
  return useMemo(() => {
    const known = days.split(',');
    return new Map(shown.flatMap(({ place }, index) => (known[index] ? [[place, known[index]] as const] : [])));
  }, [shown, days]);
}
