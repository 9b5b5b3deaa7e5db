import { queryOptions } from '@tanstack/react-query';
import { getReportExecution } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

export const executionKey = ['administration', 'report-execution'] as const;

/** How often the reports in progress are looked at. */
export const lookMilliseconds = 2_000;

export const executionOptions = queryOptions({
  queryKey: [...executionKey, 'state'],
  queryFn: ({ signal }) => call(getReportExecution, {}, signal),
  staleTime: 0,
  refetchInterval: lookMilliseconds,
});
