import { queryOptions } from '@tanstack/react-query';
import { reportSchedules } from '@waybill/contract';
import { call } from '../api/call.ts';

/** The reports that come to the user by themselves. */
export const schedulesOptions = queryOptions({
  queryKey: ['reportSchedules'],
  queryFn: ({ signal }) => call(reportSchedules, {}, signal),
  staleTime: 0,
});
