import type { AdministeredUser, ScimUserInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { freshSecret } from '../sso/secrets.ts';
import { createUser } from '../users/create-user.ts';
import { visibleUser } from '../users/editable-user.ts';
import { setActivation } from '../users/set-activation.ts';
import { updateUser } from '../users/update-user.ts';
import { ScimError } from './scim-problem.ts';

/**
 * Creates a user who signs in through an identity provider: with a password that nobody knows, and without a mail. The
 * user has the roles that the provider names, and no clients. Returns the number.
 * @throws ProblemError as when an administrator does it.
 */
export async function createScimUser(services: Services, caller: SignedInUser, input: ScimUserInput): Promise<number> {
  await assertExternalIdFree(services.settings, caller, input);
  const { id } = await createUser(services, caller, {
    ...(await fieldsOf(services.settings, caller, input)),
    internal: false,
    chat: false,
    manySessions: false,
    clientIds: [],
    password: freshSecret(),
  });
  if (input.active === false) await setActivation(services, caller, id, false);
  return id;
}

/**
 * Changes a user to what the provider says; clients and other settings stay. Deactivating ends the sessions.
 * @throws ProblemError as when an administrator does it.
 */
export async function changeScimUser(
  services: Services,
  caller: SignedInUser,
  id: number,
  input: ScimUserInput,
): Promise<void> {
  const before = await visibleUser(services, caller, id);
  await assertExternalIdFree(services.settings, caller, input, id);
  const { internal, chat, manySessions, clients } = before;
  const kept = { internal, chat, manySessions, clientIds: clients.map((client) => client.id) };
  await updateUser(services, caller, id, { ...kept, ...(await fieldsOf(services.settings, caller, input, before)) });
  if (input.active !== undefined && input.active !== before.activated) {
    await setActivation(services, caller, id, input.active);
  }
}

async function fieldsOf(settings: Settings, caller: SignedInUser, input: ScimUserInput, before?: AdministeredUser) {
  const primary = input.emails.find((email) => email.primary === true) ?? input.emails[0];
  return {
    login: input.userName,
    email: primary?.value ?? '',
    firstName: input.name?.givenName ?? before?.firstName ?? '',
    lastName: input.name?.familyName ?? before?.lastName ?? '',
    externalId: input.externalId ?? null,
    roleIds:
      input.roles === undefined
        ? (before?.roles ?? []).map(({ id }) => id)
        : await rolesNamed(settings, caller, input.roles),
  };
}

async function rolesNamed(
  settings: Settings,
  { tenantId }: SignedInUser,
  roles: readonly { readonly value: string }[],
): Promise<number[]> {
  const names = [...new Set(roles.map(({ value }) => value))];
  if (names.length === 0) return [];
  const found = await settings
    .selectFrom('role')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('name', 'in', names)
    .execute();
  const missing = names.find((name) => !found.some((role) => role.name === name));
  if (missing !== undefined) throw new ScimError(400, 'invalidValue', `There is no role ${missing}.`);
  return found.map(({ id }) => id);
}

async function assertExternalIdFree(
  settings: Settings,
  { tenantId }: SignedInUser,
  { externalId }: ScimUserInput,
  ownId = 0,
): Promise<void> {
  if (externalId === undefined || externalId === null) return;
  const taken = await settings
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('external_id', '=', externalId)
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (taken !== undefined) throw new ScimError(409, 'uniqueness', 'Another user has this externalId.');
}
