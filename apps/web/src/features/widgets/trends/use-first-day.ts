import { useQuery } from '@tanstack/react-query';
import { type CalendarDay, firstDayQuery } from '@waybill/model';
import { dataOptions } from '../../../lib/analysis/data-queries.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

/**
 * The day of the client's first row, where the dates go back to its beginning: a month in which the figures only begin
 * must not look like one with few packages. Undefined otherwise, and while it is unknown.
 */
export function useFirstDay({
  page,
  client,
  state,
}: Pick<Analysis, 'page' | 'client' | 'state'>): CalendarDay | undefined {
  const reachesBack = client.engageDate === null || state.dates.from <= client.engageDate;
  const { data } = useQuery({ ...dataOptions(page.name, 'trends', firstDayQuery(state)), enabled: reachesBack });
  const first = data?.[0]?.FIRST;
  return !reachesBack || first === undefined || first === null ? undefined : String(first).slice(0, 10);
}
