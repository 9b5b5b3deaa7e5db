import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { textsFor } from '../../platform/mail/texts-for.ts';
import { changeOfReport, linesOfChange, showsCost } from '../explained/change-of-report.ts';
import { mailOutside } from '../outside/outside-mails.ts';
import type { ReportServices } from '../report-context.ts';
import { findReportOwner } from '../report-owner.ts';
import type { Settled } from '../run/report-progress.ts';
import { readStoredRequest } from '../stored-request.ts';
import { permittedRecipients } from './schedule-recipients.ts';

interface FailedSchedule {
  readonly userId: number;
  readonly name: string;
  readonly reason: string;
}

/** Mails the owner and recipients of a scheduled report a link, or the reason why there is none. */
export async function mailOfReport(services: ReportServices, report: Settled, scheduleId: number): Promise<void> {
  const schedule = await services.settings
    .selectFrom('report_schedule')
    .innerJoin('user_account as owner', 'owner.id', 'report_schedule.user_id')
    .select(['report_schedule.name', 'report_schedule.file_attached as attached'])
    .select(sql<string>`trim(owner.first_name || ' ' || owner.last_name)`.as('owner'))
    .where('report_schedule.id', '=', scheduleId)
    .executeTakeFirst();
  if (schedule === undefined) return;
  const { userId, reason, fileName } = report;
  const { name, owner, attached } = schedule;
  const request = readStoredRequest(report.request);
  const { fromDate, toDate } = request;
  if (reason !== null) return mailOfFailedSchedule(services, { userId, name, reason });
  const owns = await findReportOwner(services.settings, userId);
  const change = owns === undefined ? undefined : await changeOfReport(services, owns, request);
  for (const reader of [userId, ...(await recipientsOf(services.settings, report.id, scheduleId))]) {
    const { reportReady } = await textsFor(services.settings, reader);
    await send(services, reader, reportReady.subject(name), [
      reader === userId ? reportReady.opening(name, fileName) : reportReady.shared(owner, name, fileName),
      reportReady.days(fromDate, toDate),
      '',
      ...(change === undefined ? [] : [...(await linesOfChange(services, reader, change)), '']),
      reportReady.download(`${services.publicUrl()}/reports?report=${report.id}`),
    ]);
  }
  const why = change === undefined || !showsCost(request) ? [] : await linesOfChange(services, userId, change);
  await mailOutside(
    services,
    { userId, owner, scheduleId, scheduleName: name },
    { reportId: report.id, fileName, days: { from: fromDate, to: toDate }, why, attached },
  );
}

/** The users besides its owner who get a finished report, if they may see its rows now. */
export async function recipientsOf(settings: Settings, reportId: number, scheduleId: number): Promise<number[]> {
  const report = await settings
    .selectFrom('report')
    .innerJoin('user_account', 'user_account.id', 'report.user_id')
    .select(['report.page', 'report.request', 'report.client_ids', 'user_account.tenant_id as tenantId'])
    .where('report.id', '=', reportId)
    .executeTakeFirstOrThrow();
  const clientIds = (report.client_ids ?? '').split(',').map(Number);
  const rows = { page: report.page, request: readStoredRequest(report.request), clientIds };
  return (await permittedRecipients(settings, report, scheduleId, rows)).map(({ id }) => id);
}

export async function mailOfFailedSchedule(
  services: ReportServices,
  { userId, name, reason }: FailedSchedule,
): Promise<void> {
  const { reportFailed } = await textsFor(services.settings, userId);
  await send(services, userId, reportFailed.subject(name), [
    reportFailed.opening(name),
    reason,
    '',
    reportFailed.reports(`${services.publicUrl()}/reports`),
  ]);
}

async function send(
  { settings, mailer }: ReportServices,
  userId: number,
  subject: string,
  lines: readonly string[],
): Promise<void> {
  const user = await settings
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', userId)
    .where('activated', '=', true)
    .executeTakeFirst();
  if (user === undefined) return;
  await mailer.send({ to: user.email, subject, text: `${lines.join('\n')}\n` });
}
