import { queryOptions } from '@tanstack/react-query';
import { reportSchedules } from '@waybill/contract';
import { call } from '../api/call.ts';

/** The user's scheduled reports. */
export const schedulesOptions = queryOptions({
  queryKey: ['reportSchedules'],
  queryFn: ({ signal }) => call(reportSchedules, {}, signal),
  staleTime: 0,
});
