import type { QueryClient } from '@tanstack/react-query';
import { dayOf } from '@waybill/model';
import { clientsOptions } from '../analysis/client-queries.ts';
import { dataAsOfOptions } from '../analysis/data-as-of.ts';
import { newestInvoiceOf, shownClientIds } from '../analysis/newest-invoices.ts';
import type { comparisonSearch } from '../analysis/page-search.ts';
import { startSearch } from '../analysis/start-search.ts';
import { noteUnusable } from '../analysis/unusable-parts.ts';
import { setText, unusableInSet } from './set-text.ts';
import { startingSet } from './starting-set.ts';

type Search = ReturnType<typeof comparisonSearch>;

/**
 * What an address without client or sets shows: the client of the other pages, and one set of it (S1 section 4), so
 * that the address shows everybody the same. Undefined if nothing is missing, or without any client.
 */
export async function startComparison(queryClient: QueryClient, search: Search): Promise<Search | undefined> {
  for (const text of search.set ?? []) noteUnusable(unusableInSet(text, dayOf(new Date())));
  if (search.client !== undefined && search.set !== undefined) return undefined;
  const start = search.client === undefined ? await startSearch(queryClient, search) : search;
  if (start?.client === undefined) return undefined;
  return { ...start, set: search.set ?? [await firstSet(queryClient, start.client)] };
}

async function firstSet(queryClient: QueryClient, clientId: number): Promise<string> {
  const [clients, loads] = await Promise.all([
    queryClient.ensureQueryData(clientsOptions),
    queryClient.ensureQueryData(dataAsOfOptions).catch(() => undefined),
  ]);
  const client = clients.find(({ id }) => id === clientId);
  const newest = loads && client && newestInvoiceOf(loads.clients, shownClientIds(client, []));
  return setText(startingSet(clientId, dayOf(new Date()), newest));
}
