import { mayScheduleReports } from '@waybill/contract';
import { dayIn } from '@waybill/model';
import { assertBelongs } from '../../platform/http/assert-belongs.ts';
import type { ReportContext } from '../report-context.ts';
import { findReportOwner } from '../report-owner.ts';
import { reasonOf } from '../run/report-failure.ts';
import { readStoredRequest } from '../stored-request.ts';
import { submitReport } from '../submit-report.ts';
import { requestOfPeriod } from './request-of-period.ts';

/** The result of a scheduled run: a report to run, a reason why there is none, or nothing to do. */
export type ScheduledRun =
  | { readonly kind: 'submitted'; readonly reportId: number }
  | { readonly kind: 'failed'; readonly userId: number; readonly name: string; readonly reason: string }
  | { readonly kind: 'nothing' };

/**
 * Submits the report of a schedule for its period; does nothing if the schedule is gone, or its report is in progress.
 */
export async function runSchedule(context: ReportContext, scheduleId: number): Promise<ScheduledRun> {
  const schedule = await context.settings
    .selectFrom('report_schedule')
    .selectAll()
    .where('id', '=', scheduleId)
    .executeTakeFirst();
  if (schedule === undefined) return { kind: 'nothing' };
  const owner = await findReportOwner(context.settings, schedule.user_id);
  if (owner === undefined) return { kind: 'nothing' };
  const failed = (reason: string): ScheduledRun => ({
    kind: 'failed',
    userId: owner.userId,
    name: schedule.name,
    reason,
  });
  const today = dayIn(schedule.time_zone, context.clock());
  try {
    assertBelongs({ access: mayScheduleReports }, owner);
    const request = requestOfPeriod(readStoredRequest(schedule.request), schedule.period, today);
    const submission = await submitReport(context, owner, {
      pageName: schedule.page,
      request,
      scheduleId,
      again: true,
    });
    if (submission.kind === 'refused') return failed(submission.reason);
    return submission.kind === 'submitted' ? { kind: 'submitted', reportId: submission.id } : { kind: 'nothing' };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return failed(reason);
  }
}
