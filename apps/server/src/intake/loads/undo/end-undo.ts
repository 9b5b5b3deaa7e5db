import type { Settings } from '@waybill/db';
import type { LoadContext } from '../../load-requests/load-request.ts';
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
      .returning(['id', 'name'])
      .execute();
    await transaction
      .insertInto('audit_log')
      .values({
        tenant_id: tenantId,
        user_id: null,
        action: 'invoice_file.undone',
        details: JSON.stringify({ files, loadId, accounts }),
      })
      .execute();
  });
  return accounts.length;
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
