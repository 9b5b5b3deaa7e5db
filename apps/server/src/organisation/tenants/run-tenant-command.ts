import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { addTenant } from './add-tenant.ts';
import type { TenantCommand, TenantCommandAnswer } from './tenant-command.ts';

/** Carries out the command, all or nothing, and records it in the tenant's audit log. @throws TenantCommandError */
export async function runTenantCommand(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  command: TenantCommand,
): Promise<TenantCommandAnswer> {
  if (command.act === 'list') return await listTenants(settings);
  return await settings.transaction().execute(async (transaction) => addTenant(transaction, command, clock()));
}

/** All tenants, with how many clients and active users each has. */
async function listTenants(settings: Settings): Promise<TenantCommandAnswer> {
  const tenants = await settings
    .selectFrom('tenant')
    .select([
      'name',
      sql<number>`(select count(*)::integer from client where client.tenant_id = tenant.id)`.as('clients'),
      sql<number>`(select count(*)::integer from user_account
        where user_account.tenant_id = tenant.id and activated)`.as('users'),
    ])
    .orderBy('id')
    .execute();
  return { act: 'list', tenants };
}
