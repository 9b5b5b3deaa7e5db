import type { Settings } from '@waybill/db';
import type { Receiver } from '../../load-requests/load-request.ts';
import { type FileCopy, readSummary } from '../../received-files/invoice-files.ts';

/** Whether the tenant, or the named one of its clients or one that counts, loaded the same content before. */
export async function wasLoaded(
  settings: Settings,
  { sha256, tenantId }: Pick<FileCopy, 'sha256' | 'tenantId'>,
  { clientId, clientIds }: Receiver,
): Promise<boolean> {
  const earlier = await settings
    .selectFrom('invoice_file')
    .select('summary')
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .where('status', '=', 'loaded')
    .execute();
  const counted = clientId === undefined ? clientIds : [clientId];
  if (counted === undefined) return earlier.length > 0;
  return earlier.some(({ summary }) =>
    readSummary(summary)?.report.invoices.some((invoice) => counted.some((id) => id === invoice.clientId)),
  );
}
