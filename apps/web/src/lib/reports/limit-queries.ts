import { queryOptions } from '@tanstack/react-query';
import { ownReportLimits } from '@waybill/contract';
import { call } from '../api/call.ts';

/** The limits under which the user's reports are made. */
export const reportLimitsOptions = queryOptions({
  queryKey: ['reports', 'limits'],
  queryFn: ({ signal }) => call(ownReportLimits, {}, signal),
});
