import { type MaintenanceStatus, segmentsOf, storedPagePath } from '@waybill/contract';
import { keptUntilWritten, type News, type Settings, type Transaction, tellServers } from '@waybill/db';

interface Changed {
  readonly tenantId: number;
  readonly statuses: readonly MaintenanceStatus[];
}

const topic = 'statuses';

/** What is open and closed in a tenant. */
export const statusesOf = keptUntilWritten(readStatuses);

async function readStatuses(settings: Settings, tenantId: number): Promise<MaintenanceStatus[]> {
  const rows = await settings
    .selectFrom('maintenance_status')
    .select(['type', 'path', 'value'])
    .where('tenant_id', '=', tenantId)
    .orderBy('type')
    .orderBy('path')
    .execute();
  return rows.map(({ type, path, value }) => ({ type, value, path: type === 'PAGE' ? path : null }));
}

/** Opens or closes a part of the portal; open pages are told when the transaction commits. Returns all statuses. */
export async function changeStatus(
  transaction: Transaction,
  tenantId: number,
  { type, value, path }: MaintenanceStatus,
  now: Date,
): Promise<MaintenanceStatus[]> {
  const kept = { tenant_id: tenantId, type, path: type === 'PAGE' ? storedPagePath(path ?? '/') : '' };
  await transaction
    .insertInto('maintenance_status')
    .values({ ...kept, value, updated_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'type', 'path']).doUpdateSet({ value, updated_at: now }))
    .execute();
  return tell(transaction, tenantId);
}

/** Deletes the status of a page, however its path is spelled; returns all others and whether there was one. */
export async function forgetStatus(
  transaction: Transaction,
  tenantId: number,
  path: string,
): Promise<{ readonly statuses: MaintenanceStatus[]; readonly forgotten: MaintenanceStatus | undefined }> {
  const before = await statusesToChange(transaction, tenantId);
  const forgotten = before.find((status) => status.path !== null && isSamePath(status.path, path));
  if (forgotten === undefined) return { statuses: before, forgotten };
  await transaction
    .deleteFrom('maintenance_status')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', 'PAGE')
    .where('path', '=', forgotten.path)
    .execute();
  return { statuses: await tell(transaction, tenantId), forgotten };
}

/** The statuses of a tenant, which nobody else can change until the transaction ends. */
export async function statusesToChange(transaction: Transaction, tenantId: number): Promise<MaintenanceStatus[]> {
  await transaction.selectFrom('tenant').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
  return readStatuses(transaction, tenantId);
}

async function tell(transaction: Transaction, tenantId: number): Promise<MaintenanceStatus[]> {
  const statuses = await readStatuses(transaction, tenantId);
  await tellServers(transaction, topic, String(tenantId));
  return statuses;
}

const isSamePath = (one: string, other: string): boolean => segmentsOf(one).join('/') === segmentsOf(other).join('/');

/** Calls back whenever any server changes a status; returns a function that stops it. */
export function onStatusesChanged(
  { settings, news }: { readonly settings: Settings; readonly news: News },
  listener: (changed: Changed) => void,
  onFailure: (error: unknown) => void,
): () => void {
  return news.on(topic, (about) => {
    const tenantId = Number(about);
    readStatuses(settings, tenantId)
      .then((statuses) => listener({ tenantId, statuses }))
      .catch(onFailure);
  });
}
