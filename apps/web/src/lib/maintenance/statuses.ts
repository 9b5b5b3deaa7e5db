import { queryOptions } from '@tanstack/react-query';
import { type MaintenanceStatus, statuses } from '@waybill/contract';
import { call } from '../api/call.ts';

const minute = 60_000;

/** What is under maintenance; nothing when that cannot be found out (S3 section 4.13). Asked again once a minute. */
export const statusesOptions = queryOptions({
  queryKey: ['statuses'],
  queryFn: async ({ signal }): Promise<MaintenanceStatus[]> => call(statuses, {}, signal).catch(() => []),
  staleTime: minute,
  refetchInterval: minute,
});
