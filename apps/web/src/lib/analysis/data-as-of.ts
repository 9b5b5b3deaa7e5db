import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type DataAsOf, dataAsOf } from '@waybill/contract';
import { call } from '../api/call.ts';

/** How fresh the figures are. */
export const dataAsOfOptions = queryOptions({
  queryKey: ['dataAsOf'],
  queryFn: ({ signal }): Promise<DataAsOf> => call(dataAsOf, {}, signal),
  staleTime: 60_000,
});

/** Everything that a load can change. */
const figures = ['data', 'rows', 'rowTotals', 'rowValues', 'filterValues', 'dataAsOf'];

/** Asks again for the figures on screen, and for all others when they are shown next; or for some of them. */
export function refreshFigures(queryClient: QueryClient, isMeant: (query: Query) => boolean = () => true): void {
  const predicate = (query: Query) => figures.includes(String(query.queryKey[0])) && isMeant(query);
  void queryClient.invalidateQueries({ predicate });
}
