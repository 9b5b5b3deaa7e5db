import { mayUseReports, type Permission } from '@waybill/contract';
import type { ReportTable, Settings } from '@waybill/db';
import { type Selectable, sql } from 'kysely';
import { notFound } from '../platform/problems.ts';

/** A report with the name of its client. */
export type ListedReport = Selectable<ReportTable> & {
  readonly clientName: string;
  readonly scheduleName: string | null;
  /** Whose schedule created it for the reader; null for their own. */
  readonly receivedFrom: string | null;
};

/** The reader of their own reports. */
export interface ReportReader {
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
}

/** What is said of a report that is not there, or not the reader's. */
export const noSuchReport = () => notFound('There is no such report.');

/** S3 section 8. */
export const noSuchFile = 'No such file found!.';

const mostListed = 500;

/** The kind of report from `bulkDownloadRequest`; not a page. */
const isOfInvoices = sql<boolean>`coalesce((report.request::json ->> 'asBilled')::boolean, false)`;

const scheduleName = sql<string | null>`(select name from report_schedule where id = report.schedule_id)`;

/** The own reports that the reader may see: without the permission for reports, only the downloads of invoices. */
function visibleReports(settings: Settings, { userId, permissions }: ReportReader) {
  const own = settings
    .selectFrom('report')
    .innerJoin('client', 'client.id', 'report.client_id')
    .selectAll('report')
    .select(['client.name as clientName', scheduleName.as('scheduleName'), sql<string | null>`null`.as('receivedFrom')])
    .where('report.user_id', '=', userId);
  return mayUseReports.some((permission) => permissions.has(permission)) ? own : own.where(isOfInvoices);
}

/** The reports of a user, the newest first. */
export async function ownReports(settings: Settings, reader: ReportReader): Promise<readonly ListedReport[]> {
  return visibleReports(settings, reader).orderBy('report.id', 'desc').limit(mostListed).execute();
}

/**
 * The user's report with that number. @throws ProblemError 404 if there is none, in the same words if it is somebody
 * else's.
 */
export async function ownReport(settings: Settings, reader: ReportReader, id: number): Promise<ListedReport> {
  const found = await visibleReports(settings, reader).where('report.id', '=', id).executeTakeFirst();
  if (found === undefined) throw noSuchReport();
  return found;
}

/** The finished reports that colleagues' schedules created for the reader, newest first. */
export async function receivedReports(
  settings: Settings,
  { userId, tenantId }: Pick<ReportReader, 'userId'> & { readonly tenantId: number },
): Promise<readonly ListedReport[]> {
  return settings
    .selectFrom('report')
    .innerJoin('report_schedule_recipient as recipient', 'recipient.schedule_id', 'report.schedule_id')
    .innerJoin('client', 'client.id', 'report.client_id')
    .innerJoin('user_account as owner', 'owner.id', 'report.user_id')
    .selectAll('report')
    .select([
      'client.name as clientName',
      scheduleName.as('scheduleName'),
      sql<string | null>`trim(owner.first_name || ' ' || owner.last_name)`.as('receivedFrom'),
    ])
    .where('recipient.user_id', '=', userId)
    .where('owner.tenant_id', '=', tenantId)
    .where('report.status', '=', 'completed')
    .orderBy('report.id', 'desc')
    .limit(mostListed)
    .execute();
}
