import type { SettingsSchema } from '@waybill/db';
import type { Transaction } from 'kysely';
import { conflict } from '../../platform/problems.ts';

/** Lets the transactions that build on a tenant's invoices, or take them back, wait for one another. */
export async function waitForInvoices(transaction: Transaction<SettingsSchema>, tenantId: number): Promise<void> {
  await transaction.selectFrom('tenant').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
}

/**
 * Keeps the tenant's invoices where they are until the transaction ends. Read them after that.
 * @throws ProblemError 409 while a load is being undone.
 */
export async function holdInvoices(transaction: Transaction<SettingsSchema>, tenantId: number): Promise<void> {
  await waitForInvoices(transaction, tenantId);
  const undoing = await transaction
    .selectFrom('invoice_file')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'undoing')
    .limit(1)
    .executeTakeFirst();
  if (undoing !== undefined)
    throw conflict(`The load of ${undoing.name} is being undone. Try again when it has finished.`);
}
