import { useQuery } from '@tanstack/react-query';
import type { DataRow } from '@waybill/contract';
import { type GridQuestion, totalsOptions } from './grid-question.ts';

/** The sums over all rows: undefined while loading, null if there are none to show. */
export function useTotals(question: GridQuestion, count: number | undefined): DataRow | null | undefined {
  const hasSums = question.setup.arrangement.values.length > 0;
  const { data, isError } = useQuery({ ...totalsOptions(question), enabled: hasSums && count !== 0 });
  return !hasSums || isError ? null : data;
}
