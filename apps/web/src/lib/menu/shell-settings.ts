import { queryOptions } from '@tanstack/react-query';
import { shellSettings } from '@waybill/contract';
import { call } from '../api/call.ts';

/** What the operator decided about the frame: separate applications, and how to be reached. */
export const shellSettingsOptions = queryOptions({
  queryKey: ['shell'],
  queryFn: ({ signal }) => call(shellSettings, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
