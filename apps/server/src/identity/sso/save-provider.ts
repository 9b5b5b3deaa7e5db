import { type IdentityProviderSettings, identityProviderFields } from '@waybill/contract';
import type { IdentityProviderTable, Settings } from '@waybill/db';
import type { Insertable } from 'kysely';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { grantableRoles } from '../users/grantable.ts';
import { certificateFactsOf, pemBlocks, pemOf } from './certificate.ts';
import { domainsOf, providerOf } from './identity-providers.ts';
import { readMetadata } from './read-metadata.ts';

type Row = Omit<Insertable<IdentityProviderTable>, 'id' | 'tenant_id' | 'created_at'>;

/** Adds a provider; returns its number. Throws ProblemError (400) for invalid settings. */
export async function createProvider(
  settings: Settings,
  user: SignedInUser,
  wanted: IdentityProviderSettings,
  now: Date,
): Promise<number> {
  const row = await rowOf(settings, user, wanted);
  return settings.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('identity_provider')
      .values({ ...row, tenant_id: user.tenantId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, user, now, {
      action: 'identity_provider.create',
      subject: { id, name: row.name },
      changes: changesBetween({}, described(row)),
    });
    return id;
  });
}

/** Saves a provider again; sessions that it opened end when it is disabled. Throws ProblemError 400 and 404. */
export async function updateProvider(
  settings: Settings,
  user: SignedInUser,
  id: number,
  wanted: IdentityProviderSettings,
  now: Date,
): Promise<void> {
  await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'identity_provider', id);
    const before = await providerOf(transaction, user.tenantId, id);
    const row = await rowOf(transaction, user, wanted, before.id);
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
  settings: Settings,
  user: SignedInUser,
  wanted: IdentityProviderSettings,
  ownId?: number,
): Promise<Row> {
  const fields = fieldsOf(wanted);
  await assertNameFree(settings, user.tenantId, wanted.name, ownId);
  if (wanted.newUserRole !== null && wanted.emailDomains.length === 0) {
    throw fault('emailDomains', 'must name a domain if the provider creates accounts');
  }
  return {
    name: wanted.name,
    entity_id: fields.entityId,
    sign_in_url: fields.signInUrl,
    certificates: [...new Set(fields.certificates.map(pemOf))].join(''),
    email_domains: [...new Set(wanted.emailDomains)].join(' '),
    match_by: wanted.matchBy === 'email' ? 'email' : 'name_id',
    email_attribute: wanted.emailAttribute,
    response_signed: wanted.responseSigned,
    requests_signed: wanted.requestsSigned,
    new_user_role_id: wanted.newUserRole === null ? null : await roleOf(settings, user, wanted.newUserRole),
    enabled: wanted.enabled,
  };
}

function fieldsOf({ metadata, entityId, signInUrl, certificates }: IdentityProviderSettings) {
  if (metadata !== undefined) return readMetadata(metadata);
  const fields = identityProviderFields.safeParse({ entityId, signInUrl, certificates });
  if (fields.success) return fields.data;
  const missing = [...new Set(fields.error.issues.map(({ path }) => String(path[0])))];
  throw badRequest(
    'An identity provider needs either metadata, or an entity ID, a sign-in address and certificates.',
    missing.map((field) => ({ field, message: 'is required without metadata' })),
  );
}

async function assertNameFree(settings: Settings, tenantId: number, name: string, ownId = 0): Promise<void> {
  const taken = await settings
    .selectFrom('identity_provider')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (taken !== undefined) throw fault('name', 'is taken by another identity provider');
}

/** Nobody can let a provider grant more than they have themselves. */
async function roleOf(settings: Settings, user: SignedInUser, name: string): Promise<number> {
  const role = (await grantableRoles(settings, user)).find((each) => each.name === name);
  if (role === undefined) throw fault('newUserRole', 'is not a role that you may grant');
  return role.id;
}

const fault = (field: string, message: string) => badRequest(`${field}: ${message}.`, [{ field, message }]);

const described = (row: Row) => ({
  name: row.name,
  entityId: row.entity_id,
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
