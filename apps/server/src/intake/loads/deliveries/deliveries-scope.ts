import type { Settings } from '@waybill/db';
import type { DeliveryFileKind } from '@waybill/model';
import type { LoadContext, Receiver } from '../../load-requests/load-request.ts';
import type { FileCopy } from '../../received-files/invoice-files.ts';
import { Refused } from '../../received-files/not-loaded.ts';

/** The clients to whose packages a delivery file applies. */
export interface DeliveriesScope {
  readonly tenantId: number;
  readonly clientIds: readonly number[];
  /** Whether it includes clients that are added to the tenant later. */
  readonly coversLaterClients: boolean;
}

/**
 * The named client, otherwise the clients in scope, otherwise every client of the tenant.
 * @throws Refused for a client that does not exist, or not for this sender.
 */
export async function scopeOfDeliveries(
  settings: Settings,
  { tenantId }: FileCopy,
  { clientId, clientIds }: Receiver,
): Promise<DeliveriesScope> {
  const clients = await settings.selectFrom('client').select('id').where('tenant_id', '=', tenantId).execute();
  const counted = clients.map(({ id }) => id).filter((id) => clientIds === undefined || clientIds.includes(id));
  if (clientId === undefined) return { tenantId, clientIds: counted, coversLaterClients: clientIds === undefined };
  if (!counted.includes(clientId)) throw new Refused([`There is no client ${clientId}.`]);
  return { tenantId, clientIds: [clientId], coversLaterClients: false };
}

/**
 * Whether the same content was loaded before for all of these clients. Later reference fields replace earlier ones, so the
 * same ones count again unless they are the newest.
 */
export async function wereLoaded(
  { settings, warehouse }: Pick<LoadContext, 'settings' | 'warehouse'>,
  { sha256, tenantId }: FileCopy,
  { clientIds }: DeliveriesScope,
  kind: DeliveryFileKind,
): Promise<boolean> {
  const newest = kind === 'references' ? await warehouse.newestReferences(tenantId) : undefined;
  const earlier = await settings
    .selectFrom('invoice_file')
    .select('load_id')
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .where('status', '=', 'loaded')
    .execute();
  for (const { load_id: loadId } of earlier) {
    if (kind === 'references' && loadId !== newest) continue;
    const covered = loadId === null ? undefined : await warehouse.clientsOfDeliveries(loadId);
    if (covered !== undefined && clientIds.every((id) => covered.includes(id))) return true;
  }
  return false;
}
