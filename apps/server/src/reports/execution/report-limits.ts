import type { ReportLimits, ReportServer } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { mostReportRows, reportDaysKept } from '@waybill/model';

const secondsOfMinute = 60;
const onlyRow = 1;

/** The default limits. */
const usualLimits: ReportLimits = {
  rowLimit: mostReportRows,
  minutes: 360,
  daysKept: reportDaysKept,
  queuedPerUser: 20,
};
const usualServer: ReportServer = { atOnce: 2, diskBudgetMegabytes: null };

/** The limits of a tenant's reports, with the time to run in seconds. */
export interface LimitsInForce extends Omit<ReportLimits, 'minutes'> {
  readonly seconds: number;
}

/** Read before each report, so that a change is in effect at once. */
export async function limitsInForce(settings: Settings, tenantId: number): Promise<LimitsInForce> {
  const stored = await settings
    .selectFrom('report_limit')
    .select(['row_limit as rowLimit', 'seconds', 'days_kept as daysKept', 'queued_per_user as queuedPerUser'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const { minutes, ...others } = usualLimits;
  return stored ?? { ...others, seconds: minutes * secondsOfMinute };
}

export async function reportLimitsOf(settings: Settings, tenantId: number): Promise<ReportLimits> {
  const { seconds, ...others } = await limitsInForce(settings, tenantId);
  return { ...others, minutes: Math.ceil(seconds / secondsOfMinute) };
}

export async function reportServerOf(settings: Settings): Promise<ReportServer> {
  const stored = await settings
    .selectFrom('report_server')
    .select(['at_once as atOnce', 'disk_budget_megabytes as diskBudgetMegabytes'])
    .executeTakeFirst();
  return stored ?? usualServer;
}

export async function storeReportLimits(settings: Settings, tenantId: number, limits: ReportLimits): Promise<void> {
  const values = {
    row_limit: limits.rowLimit,
    seconds: limits.minutes * secondsOfMinute,
    days_kept: limits.daysKept,
    queued_per_user: limits.queuedPerUser,
  };
  await settings
    .insertInto('report_limit')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
}

export async function storeReportServer(settings: Settings, server: ReportServer): Promise<void> {
  const values = { at_once: server.atOnce, disk_budget_megabytes: server.diskBudgetMegabytes };
  await settings
    .insertInto('report_server')
    .values({ id: onlyRow, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
