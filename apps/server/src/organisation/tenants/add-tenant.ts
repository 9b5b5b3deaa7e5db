import type { Settings, Transaction } from '@waybill/db';
import { makeTenant } from '@waybill/seed-data';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { addUser } from '../../identity/users/command/add-user.ts';
import { type NewTenant, type TenantCommandAnswer, TenantCommandError } from './tenant-command.ts';

const by = 'waybill tenant add';

/** Creates a tenant that can be used: its roles, its first administrator, and its first client if one is named. */
export async function addTenant(
  transaction: Transaction,
  { tenant, administrator, client }: NewTenant,
  now: Date,
): Promise<TenantCommandAnswer> {
  await assertNameFree(transaction, tenant);
  const tenantId = await makeTenant(transaction, tenant);
  const operator = { tenantId, userId: null };
  await writeAudit(transaction, operator, now, {
    action: 'tenant.create',
    subject: { id: tenantId, name: tenant },
    more: { by },
  });
  const clientId = client === null ? null : await addClient(transaction, tenantId, client);
  if (client !== null && clientId !== null) {
    const more = { code: client.code, by };
    await writeAudit(transaction, operator, now, {
      action: 'client.create',
      subject: { id: clientId, name: client.name },
      more,
    });
  }
  const { login, password } = await addUser(
    transaction,
    tenantId,
    {
      act: 'add',
      tenant,
      ...administrator,
      roles: ['ROLE_ADMIN'],
      clientIds: clientId === null ? [] : [clientId],
      internal: true,
    },
    now,
  );
  return { act: 'add', login, password: password ?? '', clientId };
}

async function assertNameFree(settings: Settings, name: string): Promise<void> {
  const tenants = await settings.selectFrom('tenant').select('name').execute();
  const taken = tenants.find((tenant) => tenant.name.toLowerCase() === name);
  if (taken !== undefined) throw new TenantCommandError(`The tenant ${taken.name} already exists.`);
}

async function addClient(
  settings: Settings,
  tenantId: number,
  { name, code }: NonNullable<NewTenant['client']>,
): Promise<number> {
  const { id } = await settings
    .insertInto('client')
    .values({ tenant_id: tenantId, name, code, parent_client_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
