import { textsFor } from '../../mail/texts-for.ts';
import type { ReportServices } from '../report-context.ts';
import type { Settled } from '../run/report-progress.ts';

interface FailedSchedule {
  readonly userId: number;
  readonly name: string;
  readonly reason: string;
}

/** Mails the owner of a scheduled report where it is, or why there is none. */
export async function mailOfReport(services: ReportServices, report: Settled, scheduleId: number): Promise<void> {
  const schedule = await services.settings
    .selectFrom('report_schedule')
    .select('name')
    .where('id', '=', scheduleId)
    .executeTakeFirst();
  if (schedule === undefined) return;
  const { userId, reason, fileName } = report;
  const { name } = schedule;
  if (reason !== null) return mailOfFailedSchedule(services, { userId, name, reason });
  const { reportReady } = await textsFor(services.settings, userId);
  await send(services, userId, reportReady.subject(name), [
    reportReady.opening(name, fileName),
    '',
    reportReady.download(`${services.publicUrl()}/reports`),
  ]);
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
