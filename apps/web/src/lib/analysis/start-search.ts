import type { QueryClient } from '@tanstack/react-query';
import { dayOf } from '@waybill/model';
import { accountOptions } from '../session/session-queries.ts';
import type { AnalysisSearch } from './analysis-search.ts';
import { clientsOptions } from './client-queries.ts';
import { savedDashboardOptions } from './dashboard-queries.ts';
import { searchOfSaved } from './saved-dashboard.ts';

/**
 * What an address without a client shows: the saved dashboard settings, or the first client; so that the address can be
 * given to somebody else, who has other settings. An address that names dates or anything for all pages keeps them and
 * gets a client only. Undefined without any client.
 */
export async function startSearch(
  queryClient: QueryClient,
  search: AnalysisSearch,
): Promise<AnalysisSearch | undefined> {
  void queryClient.prefetchQuery(accountOptions);
  const [clients, saved] = await Promise.all([
    queryClient.ensureQueryData(clientsOptions),
    queryClient.ensureQueryData(savedDashboardOptions).catch(() => null),
  ]);
  if (clients.length === 0) return undefined;
  const start = searchOfSaved(namesScope(search) ? null : saved, clients, dayOf(new Date()));
  return { ...start, ...defined(search) };
}

function namesScope({
  dateType,
  from,
  to,
  period,
  last,
  carriers,
  divisions,
  groups,
  accounts,
  currency,
}: AnalysisSearch) {
  return [dateType, from, to, period, last, carriers, divisions, groups, accounts, currency].some(
    (part) => part !== undefined,
  );
}

function defined(search: AnalysisSearch): AnalysisSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
