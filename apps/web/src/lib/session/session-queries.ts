import { queryOptions } from '@tanstack/react-query';
import { type AuthUser, account, checkPasswordExpirationDays } from '@waybill/contract';
import { call } from '../api/call.ts';
import { storePasswordDays } from '../signed-in/session-store.ts';

/** The signed-in user; roles are merged into the permissions (S3 section 3). */
export const accountOptions = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }): Promise<AuthUser> => {
    const user = await call(account, {}, signal);
    return { ...user, permissions: [...new Set([...user.permissions, ...user.roles])] };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Days until the password expires; kept in the browser too (S3 section 3). */
export const passwordDaysOptions = queryOptions({
  queryKey: ['passwordDays'],
  queryFn: async ({ signal }): Promise<number> => {
    const days = await call(checkPasswordExpirationDays, {}, signal);
    storePasswordDays(days);
    return days;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
