import { queryOptions } from '@tanstack/react-query';
import { claimDeadlineRecipients, getClaimDeadlines } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

/** When and how the user is told of deadlines. */
export const deadlinesOptions = queryOptions({
  queryKey: ['claimDeadlines'],
  queryFn: ({ signal }) => call(getClaimDeadlines, {}, signal),
  staleTime: 0,
});

/** The colleagues who may be told as well. */
export const deadlineRecipientsOptions = queryOptions({
  queryKey: ['claimDeadlines', 'recipients'],
  queryFn: ({ signal }) => call(claimDeadlineRecipients, {}, signal),
});
