import type { DataQuery } from '@waybill/contract';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';

/** For each CLIENT the date of its first invoice (FIRST) and its first ship date (SHIPPED), whatever dates and filters are chosen. */
export function firstInvoicesQuery(clients: Pick<PageState, 'clientId' | 'childClientIds'>): DataQuery {
  return {
    selectColumnNames: ['client_id as client', 'min(bill_date) as first', 'min(pickup_date) as shipped'],
    fromTableNames: ['package_level_info'],
    groupByDetails: ['client_id'],
    ...fromClients(clients),
  };
}
