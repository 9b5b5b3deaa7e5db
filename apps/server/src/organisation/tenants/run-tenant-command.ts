import type { Settings } from '@waybill/db';
import type { Services } from '../../platform/services.ts';
import { addTenant } from './add-tenant.ts';
import { listTenants } from './list-tenants.ts';
import type { TenantCommand, TenantCommandAnswer } from './tenant-command.ts';

/** Does what the command line asks, all or nothing; the audit log of the tenant knows it. @throws TenantCommandError */
export async function runTenantCommand(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  command: TenantCommand,
): Promise<TenantCommandAnswer> {
  if (command.act === 'list') return await listTenants(settings);
  return await settings
    .transaction()
    .execute(async (transaction: Settings) => addTenant(transaction, command, clock()));
}
