import { type MaintenanceStatus, storedPagePath } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type Actor, writeAudit } from '../../identity/audit/write-audit.ts';
import { notFound } from '../../platform/problems.ts';
import { changeStatus, forgetStatus, statusesToChange } from './statuses.ts';

/** There is no tenant with that name. */
export class UnknownTenant extends Error {
  override readonly name = 'UnknownTenant';
}

/** Opens or closes a part of the portal and records who did it; returns all statuses of the tenant. */
export async function switchStatus(
  settings: Settings,
  actor: Actor & { readonly tenantId: number },
  status: MaintenanceStatus,
  now: Date,
): Promise<MaintenanceStatus[]> {
  const stored = status.path === null ? null : storedPagePath(status.path);
  return await settings.transaction().execute(async (transaction) => {
    const before = await statusesToChange(transaction, actor.tenantId);
    const old = before.find(({ type, path }) => type === status.type && path === stored)?.value ?? 'OFF';
    await writeAudit(transaction, actor, now, {
      action: 'maintenance.switch',
      subject: { name: stored ?? status.type },
      changes: { value: { before: old, after: status.value } },
    });
    return await changeStatus(transaction, actor.tenantId, status, now);
  });
}

/**
 * Deletes the status of a page and records who did it; returns the remaining statuses.
 * @throws ProblemError 404 if there is none.
 */
export async function deleteStatusOf(
  settings: Settings,
  actor: Actor & { readonly tenantId: number },
  path: string,
  now: Date,
): Promise<MaintenanceStatus[]> {
  return await settings.transaction().execute(async (transaction) => {
    const { statuses, forgotten } = await forgetStatus(transaction, actor.tenantId, path);
    if (forgotten === undefined) throw notFound(`There is no maintenance status for ${path}.`);
    await writeAudit(transaction, actor, now, {
      action: 'maintenance.delete',
      subject: { name: forgotten.path ?? path },
      changes: { value: { before: forgotten.value, after: null } },
    });
    return statuses;
  });
}

/** Switches a status for the command, which has no signed-in user. Throws UnknownTenant. */
export async function switchStatusOfTenant(
  settings: Settings,
  tenantName: string,
  status: MaintenanceStatus,
  now: Date,
): Promise<MaintenanceStatus[]> {
  const tenant = await settings.selectFrom('tenant').select('id').where('name', '=', tenantName).executeTakeFirst();
  if (tenant === undefined) throw new UnknownTenant(`There is no tenant ${tenantName}.`);
  return await switchStatus(settings, { tenantId: tenant.id, userId: null }, status, now);
}
