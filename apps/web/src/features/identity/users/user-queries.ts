import { queryOptions } from '@tanstack/react-query';
import { getUser, listUserSessions, userChoices } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

/** Everything that changes when a user changes. */
export const usersKey = ['administration', 'users'] as const;

export const userOptions = (id: number) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: ({ signal }) => call(getUser, { params: { id } }, signal),
    staleTime: 0,
  });

export const userSessionsOptions = (id: number) =>
  queryOptions({
    queryKey: [...usersKey, 'sessions', id],
    queryFn: ({ signal }) => call(listUserSessions, { params: { id } }, signal),
    staleTime: 0,
  });

export const userChoicesOptions = queryOptions({
  queryKey: [...usersKey, 'choices'],
  queryFn: ({ signal }) => call(userChoices, {}, signal),
  staleTime: 0,
});
