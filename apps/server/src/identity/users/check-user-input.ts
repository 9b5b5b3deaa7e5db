import type { Named } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { mayBeginOn } from './check-landing-page.ts';
import { assignableClients, grantableRoles } from './grantable.ts';

/** The input for a user. */
export interface UserDecision {
  readonly login: string;
  readonly email: string;
  readonly internal: boolean;
  readonly roleIds: readonly number[];
  readonly clientIds: readonly number[];
  readonly defaultLandingPage?: string | null | undefined;
}

interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** `userId` is the user to change; absent for a new one. @throws ProblemError 400 naming the invalid fields. */
export async function checkUserInput(
  settings: Settings,
  administrator: SignedInUser,
  decision: UserDecision,
  userId?: number,
): Promise<void> {
  const [roles, clients, loginTaken, landingFits] = await Promise.all([
    grantableRoles(settings, administrator),
    assignableClients(settings, administrator),
    isLoginTaken(settings, administrator.tenantId, decision.login, userId),
    landingPageFits(settings, decision, userId),
  ]);
  const errors: FieldError[] = [
    ...(loginTaken ? [{ field: 'login', message: 'is taken' }] : []),
    ...(isWithin(decision.roleIds, roles)
      ? []
      : [{ field: 'roleIds', message: 'contains a role that you may not grant' }]),
    ...(isWithin(decision.clientIds, clients)
      ? []
      : [{ field: 'clientIds', message: 'contains a client that you may not assign' }]),
    ...(decision.internal && !administrator.internal
      ? [{ field: 'internal', message: 'can only be decided by internal users' }]
      : []),
    ...(!administrator.internal && decision.clientIds.length === 0
      ? [{ field: 'clientIds', message: 'choose at least one client' }]
      : []),
    ...(landingFits ? [] : [{ field: 'defaultLandingPage', message: 'is not a page that this user may open' }]),
  ];
  if (errors.length > 0) {
    throw badRequest(errors.map(({ field, message }) => `${field} ${message}`).join('; '), errors);
  }
}

/** An unchanged page is not checked again: roles may have changed since. */
async function landingPageFits(
  settings: Settings,
  { defaultLandingPage, roleIds, internal }: UserDecision,
  userId: number | undefined,
): Promise<boolean> {
  if (defaultLandingPage === undefined || defaultLandingPage === null) return true;
  const before =
    userId === undefined
      ? undefined
      : await settings
          .selectFrom('user_account')
          .select('default_landing_page')
          .where('id', '=', userId)
          .executeTakeFirst();
  if (before?.default_landing_page === defaultLandingPage) return true;
  return mayBeginOn(settings, defaultLandingPage, { roleIds, internal });
}

const isWithin = (ids: readonly number[], allowed: readonly Named[]): boolean =>
  ids.every((id) => allowed.some((each) => each.id === id));

async function isLoginTaken(
  settings: Settings,
  tenantId: number,
  login: string,
  except: number | undefined,
): Promise<boolean> {
  const taken = await settings
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where((where) => where(where.fn<string>('lower', ['login']), '=', login.toLowerCase()))
    .executeTakeFirst();
  return taken !== undefined && taken.id !== except;
}
