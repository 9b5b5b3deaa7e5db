import {
  deleteSchedule,
  pauseSchedule,
  type ReportSchedule,
  reportSchedules,
  runSchedule,
  scheduleRecipients,
  scheduleReport,
  updateSchedule,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { route } from '../../platform/http/route.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';

/** The user's scheduled reports. */
export function scheduleRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  const { schedules } = app.reports;
  const write = (user: SignedInUser, verb: string, before?: ReportSchedule, after?: ReportSchedule) => {
    const { id, name } = after ?? before ?? {};
    return writeAudit(settings, user, clock(), {
      action: `report_schedule.${verb}`,
      ...(name === undefined ? {} : { subject: { name, ...(id === undefined ? {} : { id }) } }),
      changes: changesBetween(audited(before), audited(after)),
    });
  };
  route(app, scheduleRecipients, async ({ query, user }) => {
    const { scheduleId, reportId, clientId, childClientIdsCSV = '', page } = query;
    if (scheduleId !== undefined) return schedules.recipients(user, { scheduleId });
    if (reportId !== undefined) return schedules.recipients(user, { reportId });
    return schedules.recipients(user, { clientId: clientId ?? 0, childClientIdsCSV, page: page ?? '' });
  });
  const find = async (user: SignedInUser, id: number) => (await schedules.list(user)).find((each) => each.id === id);
  route(app, reportSchedules, async ({ user }) => schedules.list(user));
  route(app, scheduleReport, async ({ body, user }) => {
    const made = await schedules.add(user, body);
    await write(user, 'create', undefined, made);
    return made;
  });
  route(app, updateSchedule, async ({ params, body, user }) => {
    const before = await find(user, params.id);
    const after = await schedules.change(user, params.id, body);
    await write(user, 'update', before, after);
    return after;
  });
  route(app, pauseSchedule, async ({ params, body, user }) => {
    const before = await find(user, params.id);
    const after = await schedules.setActive(user, params.id, body.active);
    await write(user, body.active ? 'resume' : 'pause', before, after);
    return after;
  });
  route(app, runSchedule, async ({ params, user }) => {
    const schedule = await find(user, params.id);
    await schedules.run(user, params.id);
    await write(user, 'run', schedule, schedule);
    return { message: 'The report is on its way.' };
  });
  route(app, deleteSchedule, async ({ params, user }) => {
    const before = await find(user, params.id);
    await schedules.remove(user, params.id);
    await write(user, 'delete', before);
    return { message: 'The schedule is deleted.' };
  });
}

/** The settings of a schedule, without its next run. */
function audited(schedule: ReportSchedule | undefined) {
  if (schedule === undefined) return {};
  const { id: _, nextRunAt: __, recipients, ...decided } = schedule;
  return { ...decided, recipients: recipients.map(({ email }) => email) };
}
