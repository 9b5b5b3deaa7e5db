import type { Settings } from '@waybill/db';
import { internalUsersOf } from '../../../live/notifications/internal-users.ts';
import { notify } from '../../../live/notifications/notify.ts';
import type { LoadReport } from '../load-report.ts';

/**
 * Notifies users of the outcome of a carrier's file: if it was loaded, everybody who may read its clients; otherwise
 * the tenant's internal users, who can upload a better one.
 */
export async function tellOfLoad(settings: Settings, tenantId: number, report: LoadReport): Promise<void> {
  const { name, packages, status } = report;
  if (status === 'already_there') return;
  if (status === 'loaded') {
    const clientIds = [...new Set(report.invoices.flatMap(({ clientId }) => clientId ?? []))];
    const readers = await readersOf(settings, clientIds);
    const link = clientIds.length === 1 ? `/aframe/dashboard/spend?client=${clientIds[0]}` : undefined;
    const message = { kind: 'invoice_file_loaded', values: { name, count: packages } } as const;
    await notify(settings, readers, link === undefined ? message : { ...message, link });
    return;
  }
  const kind = status === 'incomplete' ? 'invoice_file_incomplete' : 'invoice_file_refused';
  await notify(settings, await internalUsersOf(settings, tenantId), { kind, values: { name } });
}

/** Internal users of the clients' tenant, and whoever one of the clients or its parent is assigned to. */
async function readersOf(settings: Settings, clientIds: readonly number[]): Promise<number[]> {
  if (clientIds.length === 0) return [];
  const users = await settings
    .selectFrom('user_account')
    .innerJoin('client', 'client.tenant_id', 'user_account.tenant_id')
    .leftJoin('user_client', (join) =>
      join
        .onRef('user_client.user_id', '=', 'user_account.id')
        .on(({ eb, or }) =>
          or([
            eb('user_client.client_id', '=', eb.ref('client.id')),
            eb('user_client.client_id', '=', eb.ref('client.parent_client_id')),
          ]),
        ),
    )
    .select('user_account.id')
    .distinct()
    .where('client.id', 'in', clientIds)
    .where('user_account.activated', '=', true)
    .where(({ eb, or }) => or([eb('user_account.internal', '=', true), eb('user_client.user_id', 'is not', null)]))
    .execute();
  return users.map(({ id }) => id);
}
