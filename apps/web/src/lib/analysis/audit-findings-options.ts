import { queryOptions } from '@tanstack/react-query';
import { auditFindings, type DataRow } from '@waybill/contract';
import { auditFindingsBody, type Dashboard, type DashboardState } from '@waybill/model';
import { call } from '../api/call.ts';

/** What rules found in the rows of a dashboard and how claims stand, by carrier. */
export function auditFindingsOptions(dashboard: Dashboard, state: DashboardState) {
  const body = auditFindingsBody(dashboard, state);
  return queryOptions({
    queryKey: ['data', 'dashboards', 'audit findings', body],
    // Claims change without a load.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<DataRow[]> => (await call(auditFindings, { body }, signal)).data,
  });
}
