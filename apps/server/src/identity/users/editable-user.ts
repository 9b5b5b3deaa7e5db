import type { AdministeredUser } from '@waybill/contract';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden, notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { administeredUser } from './administered-user.ts';
import { grantableRoles } from './grantable.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

/** @throws ProblemError 404 when there is no such user, or none that the administrator may see. */
export async function visibleUser(
  { settings, clock }: Context,
  administrator: SignedInUser,
  userId: number,
): Promise<AdministeredUser> {
  const user = await administeredUser(settings, administrator, userId, clock());
  if (user === undefined) throw notFound('There is no such user.');
  return user;
}

/** @throws ProblemError 404 as above, 403 for a user whose roles exceed the administrator's own. */
export async function editableUser(
  context: Context,
  administrator: SignedInUser,
  userId: number,
): Promise<AdministeredUser> {
  const user = await visibleUser(context, administrator, userId);
  const grantable = await grantableRoles(context.settings, administrator);
  if (!user.roles.every(({ id }) => grantable.some((role) => role.id === id))) {
    throw forbidden('This user has a role with permissions that you do not have.');
  }
  return user;
}
