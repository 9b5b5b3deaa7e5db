import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import type { TenantCommandAnswer } from './tenant-command.ts';

/** All tenants, with how many clients and active users each has. */
export async function listTenants(settings: Settings): Promise<TenantCommandAnswer> {
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
