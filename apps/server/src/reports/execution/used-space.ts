import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import type { ReportContext } from '../report-context.ts';
import { reportServerOf } from './report-limits.ts';

const bytesOfMegabyte = 1_000_000;

/** The message when the disk budget of all reports is used up. */
export const noSpaceLeft =
  'The space for reports on this server is used up. Delete reports that you no longer need, or tell your administrator.';

/** Bytes of the files of kept reports: of a tenant, or of the whole server. */
export async function usedBytes(settings: Settings, tenantId?: number): Promise<number> {
  const { bytes } = await settings
    .selectFrom('report')
    .innerJoin('user_account', 'user_account.id', 'report.user_id')
    .select(sql<string>`coalesce(sum(report.bytes), 0)`.as('bytes'))
    .where('report.status', '=', 'completed')
    .$if(tenantId !== undefined, (query) => query.where('user_account.tenant_id', '=', tenantId ?? 0))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Bytes that report files may still take; negative if the budget was reduced. */
export async function freeBytes(settings: Settings): Promise<number> {
  const { diskBudgetMegabytes } = await reportServerOf(settings);
  if (diskBudgetMegabytes === null) return Number.POSITIVE_INFINITY;
  return diskBudgetMegabytes * bytesOfMegabyte - (await usedBytes(settings));
}

/** Limits the disk space of the warehouse to the budget of the reports, which both share. */
export async function keepSpillWithinBudget({
  settings,
  warehouse,
}: Pick<ReportContext, 'settings' | 'warehouse'>): Promise<void> {
  const { diskBudgetMegabytes } = await reportServerOf(settings);
  await warehouse.localFile?.limitSpill(
    diskBudgetMegabytes === null ? Number.POSITIVE_INFINITY : diskBudgetMegabytes * bytesOfMegabyte,
  );
}

/** Whether another report may be written. */
export async function hasSpace(settings: Settings): Promise<boolean> {
  return (await freeBytes(settings)) > 0;
}

/**
 * Lets reports that finish at the same moment take their space one after another: free space stays free until the end
 * of the transaction. Without a budget, nothing needs to wait.
 */
export async function lockSpace(transaction: Settings): Promise<void> {
  await transaction.selectFrom('report_server').select('id').forUpdate().execute();
}
