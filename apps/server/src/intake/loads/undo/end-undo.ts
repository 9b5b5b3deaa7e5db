import type { Settings, SettingsSchema } from '@waybill/db';
import type { Transaction } from 'kysely';
import type { LoadContext } from '../../load-requests/load-request.ts';
import { readSummary } from '../../received-files/invoice-files.ts';
import { ownedKeyOf } from '../invoice-key.ts';
import { removableAccounts } from './removable-accounts.ts';

type Databases = Pick<LoadContext, 'settings' | 'warehouse'>;

/** Notes that a load is undone, once its rows are gone, and removes the accounts that it created; answers how many. */
export async function recordUndo(
  { settings, warehouse }: Databases,
  load: { readonly tenantId: number; readonly loadId: number },
): Promise<number> {
  const { tenantId, loadId } = load;
  const accounts = await removableAccounts(settings, warehouse, load);
  await settings.transaction().execute(async (transaction) => {
    if (accounts.length > 0) await transaction.deleteFrom('account').where('id', 'in', accounts).execute();
    const files = await transaction
      .updateTable('invoice_file')
      .set({ status: 'undone', reason: null })
      .where('load_id', '=', loadId)
      .where('status', '=', 'undoing')
      .returning(['id', 'name', 'summary'])
      .execute();
    await endAlreadyThere(transaction, tenantId, files);
    await transaction
      .insertInto('audit_log')
      .values({
        tenant_id: tenantId,
        user_id: null,
        action: 'invoice_file.undone',
        details: JSON.stringify({ files: files.map(({ id, name }) => ({ id, name })), loadId, accounts }),
      })
      .execute();
  });
  return accounts.length;
}

/** Files that brought nothing because all their invoices were there: they are not there any more. */
async function endAlreadyThere(
  transaction: Transaction<SettingsSchema>,
  tenantId: number,
  undone: readonly { readonly summary: string | null }[],
): Promise<void> {
  const invoicesIn = (summary: string | null) => readSummary(summary)?.report.invoices ?? [];
  const gone = new Set(undone.flatMap(({ summary }) => invoicesIn(summary)).map(ownedKeyOf));
  const candidates = await transaction
    .selectFrom('invoice_file')
    .select(['id', 'summary'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'already_there')
    .execute();
  const ended = candidates.filter(({ summary }) => {
    const invoices = invoicesIn(summary);
    return invoices.length > 0 && invoices.every((invoice) => gone.has(ownedKeyOf(invoice)));
  });
  if (ended.length === 0) return;
  await transaction
    .updateTable('invoice_file')
    .set({ status: 'undone', reason: 'The load that held its invoices was undone.' })
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .execute();
}

/** Notes that a load is there as before, because its undo did not happen. */
export async function backToLoaded(settings: Settings, loadId: number): Promise<void> {
  await settings
    .updateTable('invoice_file')
    .set({ status: 'loaded' })
    .where('load_id', '=', loadId)
    .where('status', '=', 'undoing')
    .execute();
}
