import { useQuery } from '@tanstack/react-query';
import type { DataRow } from '@waybill/contract';
import { type CalendarDay, type ContainerName, firstDayQuery } from '@waybill/model';
import { dataOptions } from '../../../lib/analysis/data-queries.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

type Asking = Pick<Analysis, 'page' | 'client' | 'state'>;

/**
 * The day of the client's first row, where the dates go back to its beginning: a month in which the figures only begin
 * must not look like one with few packages. Undefined otherwise, and while it is unknown.
 */
export function useFirstDay(asking: Asking): CalendarDay | undefined {
  const { data } = useQuery(firstDayOptions(asking));
  return firstDayOf(asking, data);
}

/** Asks for that day, where the dates go back so far. */
export function firstDayOptions(asking: Asking, container: ContainerName = 'trends') {
  const { page, state } = asking;
  return { ...dataOptions(page.name, container, firstDayQuery(state)), enabled: reachesBack(asking) };
}

/** The day as it was answered. */
export function firstDayOf(asking: Asking, rows: readonly DataRow[] | undefined): CalendarDay | undefined {
  const first = rows?.[0]?.FIRST;
  return !reachesBack(asking) || first === undefined || first === null ? undefined : String(first).slice(0, 10);
}

function reachesBack({ client, state }: Asking): boolean {
  return client.engageDate === null || state.dates.from <= client.engageDate;
}
