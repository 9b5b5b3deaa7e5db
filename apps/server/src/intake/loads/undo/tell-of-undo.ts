import type { Settings } from '@waybill/db';
import { notify } from '../../../live/notifications/notify.ts';
import { readersOf } from '../../../live/notifications/readers-of-clients.ts';

/** Notifies everybody who may read the clients whose invoices were removed. */
export async function tellOfUndo(settings: Settings, clientIds: readonly number[], name: string): Promise<void> {
  const readers = await readersOf(settings, [...new Set(clientIds)]);
  await notify(settings, readers, { kind: 'invoice_file_undone', values: { name } });
}
