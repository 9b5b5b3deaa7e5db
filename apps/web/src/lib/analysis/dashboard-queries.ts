import { queryOptions } from '@tanstack/react-query';
import { clientsForAframeDashboards, currencyCodes, newDashboardPages } from '@waybill/contract';
import type { z } from 'zod';
import { call } from '../api/call.ts';

/** A client with its carriers, accounts, groups and divisions, those of its sub-clients too. */
export type DashboardClient = z.output<typeof clientsForAframeDashboards.answer>;

export function dashboardClientOptions(clientId: number) {
  return queryOptions({
    queryKey: ['dashboardClient', clientId],
    queryFn: ({ signal }): Promise<DashboardClient> =>
      call(clientsForAframeDashboards, { params: { clientId } }, signal),
  });
}

/** The currencies in which a client is billed, by some carriers or (with none) by all. */
export function currenciesOptions(clientId: number, carrierIds: readonly number[]) {
  const carriers = carrierIds.join(',');
  return queryOptions({
    queryKey: ['currencies', clientId, carriers],
    queryFn: ({ signal }) => call(currencyCodes, { query: { clientId, carriers } }, signal),
  });
}

/** What the user saved of the dashboards, null when nothing. */
export const savedDashboardOptions = queryOptions({
  queryKey: ['savedDashboard'],
  queryFn: async ({ signal }) => (await call(newDashboardPages, {}, signal)).savedSettings,
});

/** The pages of the configurable dashboard as the user has them. */
export const dashboardPagesOptions = queryOptions({
  queryKey: ['dashboardPages'],
  queryFn: ({ signal }) => call(newDashboardPages, {}, signal),
});
