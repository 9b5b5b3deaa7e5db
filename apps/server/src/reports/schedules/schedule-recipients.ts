import { belongsTo, mayDownload, type ScheduleRecipient } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { maySeeRows } from '../prepare-report.ts';
import type { ReportOwner } from '../report-context.ts';
import { findReportOwner } from '../report-owner.ts';
import type { FullReportRequest } from '../stored-request.ts';

/** The rows that somebody should get. */
export interface SharedRows {
  readonly page: string;
  readonly request: FullReportRequest;
  /** The clients whose rows are in it. */
  readonly clientIds: readonly number[];
}

/** Whether a user may currently open the page, read all of the clients and download the file. */
export async function mayReceive(settings: Settings, user: ReportOwner, rows: SharedRows): Promise<boolean> {
  const ofInvoices = rows.request.asBilled === true;
  if (!belongsTo({ access: mayDownload({ ofInvoices }) }, user)) return false;
  if (!maySeeRows(user, rows.page, rows.request)) return false;
  const readable = new Set((await readableClients(settings, user)).map(({ id }) => id));
  return rows.clientIds.every((id) => readable.has(id));
}

const recipients = (settings: Settings) =>
  settings
    .selectFrom('user_account')
    .select(['user_account.id', 'user_account.email'])
    .select(sql<string>`trim(user_account.first_name || ' ' || user_account.last_name)`.as('name'))
    .where('user_account.activated', '=', true);

/**
 * The colleagues who may get a user's rows: those in the same tenant who can see these rows themselves. Client users
 * are not offered internal users.
 */
export async function possibleRecipients(
  settings: Settings,
  owner: ReportOwner,
  rows: SharedRows,
): Promise<ScheduleRecipient[]> {
  const colleagues = await recipients(settings)
    .where('user_account.tenant_id', '=', owner.tenantId)
    .where('user_account.id', '<>', owner.userId)
    .$if(!owner.internal, (all) => all.where('user_account.internal', '=', false))
    .orderBy('name')
    .execute();
  return (await Promise.all(colleagues.map((each) => ifPermitted(settings, each, rows)))).flat();
}

/** The recipients of a schedule who may see the rows now. */
export async function permittedRecipients(
  settings: Settings,
  owner: Pick<ReportOwner, 'tenantId'>,
  scheduleId: number,
  rows: SharedRows,
): Promise<ScheduleRecipient[]> {
  const chosen = await recipients(settings)
    .innerJoin('report_schedule_recipient as chosen', 'chosen.user_id', 'user_account.id')
    .where('chosen.schedule_id', '=', scheduleId)
    .where('user_account.tenant_id', '=', owner.tenantId)
    .orderBy('name')
    .execute();
  return (await Promise.all(chosen.map((each) => ifPermitted(settings, each, rows)))).flat();
}

async function ifPermitted(
  settings: Settings,
  recipient: ScheduleRecipient,
  rows: SharedRows,
): Promise<ScheduleRecipient[]> {
  const user = await findReportOwner(settings, recipient.id);
  return user !== undefined && (await mayReceive(settings, user, rows)) ? [recipient] : [];
}

/** Stores the recipients of a schedule, replacing the previous ones. */
export async function storeRecipients(
  settings: Settings,
  scheduleId: number,
  userIds: readonly number[],
): Promise<void> {
  await settings.deleteFrom('report_schedule_recipient').where('schedule_id', '=', scheduleId).execute();
  if (userIds.length === 0) return;
  const values = [...new Set(userIds)].map((userId) => ({ schedule_id: scheduleId, user_id: userId }));
  await settings.insertInto('report_schedule_recipient').values(values).execute();
}
