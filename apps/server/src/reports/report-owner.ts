import type { Settings } from '@waybill/db';
import { grantedTo } from '../platform/http/granted.ts';
import type { ReportOwner } from './report-context.ts';

/** The owner of a report with their current rights; undefined if their account was closed. */
export async function findReportOwner(settings: Settings, userId: number): Promise<ReportOwner | undefined> {
  const owner = await settings
    .selectFrom('user_account')
    .select(['id as userId', 'tenant_id as tenantId', 'internal'])
    .where('id', '=', userId)
    .where('activated', '=', true)
    .executeTakeFirst();
  return owner === undefined ? undefined : { ...owner, onlyClients: null, ...(await grantedTo(settings, userId)) };
}
