import type { IdentityProviderSettings } from '@waybill/contract';
import type { IdentityProviderTable, Settings } from '@waybill/db';
import type { Insertable } from 'kysely';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { grantableRoles } from '../users/grantable.ts';
import { certificateFactsOf, pemBlocks } from './certificate.ts';
import { domainsOf, providerOf, type SavedProvider } from './identity-providers.ts';
import { assertDiscoverable, openIdColumns } from './openid-columns.ts';
import { type ProtocolColumns, samlColumns } from './saml-columns.ts';

type Row = Omit<Insertable<IdentityProviderTable>, 'id' | 'tenant_id' | 'created_at'> & ProtocolColumns;

type SavingServices = Pick<Services, 'settings' | 'files' | 'clock' | 'webhookHosts'>;

/** Adds a provider; returns its number. Throws ProblemError (400) for invalid settings. */
export async function createProvider(
  services: SavingServices,
  user: SignedInUser,
  wanted: IdentityProviderSettings,
): Promise<number> {
  const { settings, clock } = services;
  await assertDiscoverable(services, wanted);
  const row = await rowOf(services, user, wanted);
  return settings.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('identity_provider')
      .values({ ...row, tenant_id: user.tenantId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, user, clock(), {
      action: 'identity_provider.create',
      subject: { id, name: row.name },
      changes: changesBetween({}, described(row)),
      more: secretNote(wanted),
    });
    return id;
  });
}

/** Saves a provider again; sessions that it opened end when it is disabled. Throws ProblemError 400 and 404. */
export async function updateProvider(
  services: SavingServices,
  user: SignedInUser,
  id: number,
  wanted: IdentityProviderSettings,
): Promise<void> {
  const { settings, clock } = services;
  await assertDiscoverable(services, wanted, await providerOf(settings, user.tenantId, id));
  const now = clock();
  await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'identity_provider', id);
    const before = await providerOf(transaction, user.tenantId, id);
    const row = await rowOf({ ...services, settings: transaction }, user, wanted, before);
    await transaction.updateTable('identity_provider').set(row).where('id', '=', before.id).execute();
    if (!wanted.enabled) {
      await transaction
        .updateTable('session')
        .set({ ended_at: now })
        .where('identity_provider_id', '=', before.id)
        .where('ended_at', 'is', null)
        .execute();
    }
    await writeAudit(transaction, user, now, {
      action: 'identity_provider.update',
      subject: { id: before.id, name: before.name },
      changes: changesBetween(described(before), described(row)),
      more: secretNote(wanted),
    });
  });
}

/** Deletes a provider and its sessions. */
export async function deleteProvider(settings: Settings, user: SignedInUser, id: number, now: Date): Promise<string> {
  return await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'identity_provider', id);
    const provider = await providerOf(transaction, user.tenantId, id);
    await transaction.deleteFrom('identity_provider').where('id', '=', id).execute();
    await writeAudit(transaction, user, now, {
      action: 'identity_provider.delete',
      subject: { id, name: provider.name },
      changes: changesBetween(described(provider), {}),
    });
    return provider.name;
  });
}

async function rowOf(
  { settings, files }: SavingServices,
  user: SignedInUser,
  wanted: IdentityProviderSettings,
  before?: SavedProvider,
): Promise<Row> {
  await assertNameFree(settings, user.tenantId, wanted.name, before?.id);
  if (wanted.newUserRole !== null && wanted.emailDomains.length === 0) {
    throw fieldProblem('emailDomains', 'must name a domain if the provider creates accounts');
  }
  return {
    ...(wanted.protocol === 'openid' ? await openIdColumns(files, wanted, before) : samlColumns(wanted)),
    name: wanted.name,
    email_domains: [...new Set(wanted.emailDomains)].join(' '),
    match_by: wanted.matchBy === 'email' ? 'email' : 'name_id',
    new_user_role_id: wanted.newUserRole === null ? null : await roleOf(settings, user, wanted.newUserRole),
    enabled: wanted.enabled,
  };
}

async function assertNameFree(settings: Settings, tenantId: number, name: string, ownId = 0): Promise<void> {
  const taken = await settings
    .selectFrom('identity_provider')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (taken !== undefined) throw fieldProblem('name', 'is taken by another identity provider');
}

/** Nobody can let a provider grant more than they have themselves. */
async function roleOf(settings: Settings, user: SignedInUser, name: string): Promise<number> {
  const role = (await grantableRoles(settings, user)).find((each) => each.name === name);
  if (role === undefined) throw fieldProblem('newUserRole', 'is not a role that you may grant');
  return role.id;
}

/** The audit log tells that a secret was set, and nothing about it. */
const secretNote = ({ protocol, clientSecret }: IdentityProviderSettings) =>
  protocol === 'openid' && clientSecret !== undefined ? { clientSecret: 'set' } : {};

const described = (row: Row) => ({
  name: row.name,
  protocol: row.client_id === null ? 'saml' : 'openid',
  entityId: row.entity_id,
  clientId: row.client_id,
  signInUrl: row.sign_in_url,
  certificates: pemBlocks(row.certificates).map((pem) => certificateFactsOf(pem).fingerprint),
  emailDomains: domainsOf(row),
  matchBy: row.match_by,
  emailAttribute: row.email_attribute,
  responseSigned: row.response_signed,
  requestsSigned: row.requests_signed,
  newUserRoleId: row.new_user_role_id,
  enabled: row.enabled,
});
