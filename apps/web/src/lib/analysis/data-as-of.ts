import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type DataAsOf, dataAsOf } from '@waybill/contract';
import { call } from '../api/call.ts';
import { isOfFigures } from '../api/figure-queries.ts';

const queryKey = ['dataAsOf'];

/** How fresh the figures are. If something was loaded since the last answer, all figures are requested again. */
export const dataAsOfOptions = queryOptions({
  queryKey,
  queryFn: async ({ signal, client }): Promise<DataAsOf> => {
    const before = client.getQueryData<DataAsOf>(queryKey);
    const answer = await call(dataAsOf, {}, signal);
    if (before !== undefined && before.dataVersion !== answer.dataVersion) refreshFigures(client, isOther);
    return answer;
  },
  staleTime: 60_000,
});

/** Checks whether something was loaded. If the version of the figures is unknown, they are fetched again. */
export async function lookForLoads(client: QueryClient): Promise<void> {
  const isKnown = client.getQueryData(queryKey) !== undefined;
  await client.fetchQuery({ ...dataAsOfOptions, staleTime: 0 }).catch(() => undefined);
  if (!isKnown) refreshFigures(client, isOther);
}

const isOther = (query: Query) => query.queryKey[0] !== queryKey[0];

/** Asks again for the figures on screen, and for all others when they are shown next; or for some of them. */
export function refreshFigures(client: QueryClient, isMeant: (query: Query) => boolean = () => true): void {
  void client.invalidateQueries({ predicate: (query) => isOfFigures(query.queryKey) && isMeant(query) });
}
