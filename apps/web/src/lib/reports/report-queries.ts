import { queryOptions } from '@tanstack/react-query';
import { type Report, reports } from '@waybill/contract';
import { call } from '../api/call.ts';

/** S3 section 9. */
const underWayMilliseconds = 5_000;

/** Whether a report waits or runs. */
export const isUnderWay = ({ status }: Report): boolean => status === 'queued' || status === 'running';

/** The user's reports, newest first; polled while one is in progress. */
export const reportsOptions = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => call(reports, {}, signal),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? underWayMilliseconds : false),
});
