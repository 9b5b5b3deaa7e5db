import { useSuspenseQuery } from '@tanstack/react-query';
import { type Audience, belongsTo, type Permission } from '@waybill/contract';
import { mayOpen } from './may-open.ts';
import { accountOptions } from './session-queries.ts';

/** Whether the signed-in user holds a permission: what the server would refuse is not offered. */
export function usePermissions(): (permission: Permission) => boolean {
  const { data: user } = useSuspenseQuery(accountOptions);
  return (permission) => mayOpen([permission], user.permissions);
}

/** Whether the signed-in user belongs to an audience. */
export function useBelongs(): (audience: Audience) => boolean {
  const { data: user } = useSuspenseQuery(accountOptions);
  return (audience) => belongsTo(audience, user);
}
