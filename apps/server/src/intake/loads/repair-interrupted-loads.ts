import type { Settings } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import { inTurnOfLoads } from '../../platform/servers/in-turn-of-loads.ts';
import type { LoadContext } from '../load-requests/load-request.ts';
import { endFile, readSummary, removeCreatedAccounts, sourceOf } from '../received-files/invoice-files.ts';
import { repairClassifications } from '../unknown-charges/repair-classifications.ts';
import { repairInterruptedUndos } from './undo/repair-interrupted-undos.ts';

const unreadable = 'The file is loaded, but Waybill stopped before its report could be read.';
/** The reason for a file whose loading ended with the process. */
export const interruptedLoad = 'Waybill stopped while loading this file. Nothing was stored; load it again.';

/**
 * Ends the work of a server that is gone. While this has the turn for loads, nothing else is being loaded, so whatever
 * is recorded as started was interrupted.
 */
export async function endInterruptedLoads({
  settings,
  warehouse,
}: Pick<LoadContext, 'settings' | 'warehouse'>): Promise<void> {
  await inTurnOfLoads({ settings, warehouse }, () => repairInterruptedLoads(settings, warehouse));
}

/**
 * Brings both databases to one state after a process died during a load: what the warehouse committed is noted as
 * loaded, everything else is taken back; an undo happened if the warehouse committed it. Call it after opening, before anything is loaded.
 */
export async function repairInterruptedLoads(settings: Settings, warehouse: Warehouse): Promise<void> {
  const files = await settings.selectFrom('invoice_file').selectAll().where('status', '=', 'loading').execute();
  for (const file of files) {
    const summary = readSummary(file.summary);
    const loadId = await warehouse.loadOf(sourceOf(file));
    await settings.transaction().execute(async (transaction) => {
      if (summary !== undefined && loadId !== undefined) {
        await endFile(transaction, file.id, { status: 'loaded', summary, loadId });
        return;
      }
      if (loadId !== undefined) {
        await transaction
          .updateTable('invoice_file')
          .set({ status: 'loaded', reason: unreadable, summary: null, load_id: loadId })
          .where('id', '=', file.id)
          .execute();
        return;
      }
      await removeCreatedAccounts(transaction, file.id);
      await transaction
        .updateTable('invoice_file')
        .set({ status: 'refused', reason: interruptedLoad, summary: null })
        .where('id', '=', file.id)
        .execute();
    });
  }
  await repairInterruptedUndos({ settings, warehouse });
  await repairClassifications({ settings, warehouse });
}
