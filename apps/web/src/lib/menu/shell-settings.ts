import { queryOptions, useQuery } from '@tanstack/react-query';
import { shellSettings } from '@waybill/contract';
import { call } from '../api/call.ts';

/** What the operator decided about the frame: separate applications, and how to be reached. */
export const shellSettingsOptions = queryOptions({
  queryKey: ['shell'],
  queryFn: ({ signal }) => call(shellSettings, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether no mail server is set, so that mails lie in the outbox on the server. */
export const useMailsToOutbox = (): boolean => useQuery(shellSettingsOptions).data?.mailsToOutbox === true;
