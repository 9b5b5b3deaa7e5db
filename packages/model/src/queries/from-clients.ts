import type { DataQuery } from '@waybill/contract';
import type { PageState } from './page-state.ts';

/** The clients of a query, as the data calls expect them. */
export function fromClients({
  clientId,
  childClientIds,
}: Pick<PageState, 'clientId' | 'childClientIds'>): Pick<DataQuery, 'clientId'> & { childClientIdsCSV: string } {
  return { clientId, childClientIdsCSV: childClientIds.join(',') };
}
