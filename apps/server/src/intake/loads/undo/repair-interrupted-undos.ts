import type { LoadContext } from '../../load-requests/load-request.ts';
import { backToLoaded, recordUndo } from './end-undo.ts';
import { undoSourceOf } from './undo-load.ts';

/** Brings both databases to one state after a process died during an undo: it happened if the warehouse committed it. */
export async function repairInterruptedUndos(databases: Pick<LoadContext, 'settings' | 'warehouse'>): Promise<void> {
  const { settings, warehouse } = databases;
  const loads = await settings
    .selectFrom('invoice_file')
    .select(['tenant_id as tenantId', 'load_id as loadId'])
    .distinct()
    .where('status', '=', 'undoing')
    .execute();
  for (const { tenantId, loadId } of loads) {
    if (loadId === null) continue;
    const isUndone = (await warehouse.loadOf(undoSourceOf(loadId))) !== undefined;
    await (isUndone ? recordUndo(databases, { tenantId, loadId }) : backToLoaded(settings, loadId));
  }
}
