import { queryOptions } from '@tanstack/react-query';
import { listAlerts } from '@waybill/contract';
import { call } from '../api/call.ts';

/** The user's alerts with what they found. */
export const alertsOptions = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => call(listAlerts, {}, signal),
  staleTime: 0,
});
