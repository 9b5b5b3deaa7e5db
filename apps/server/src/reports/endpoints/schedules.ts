import {
  deleteSchedule,
  pauseSchedule,
  reportSchedules,
  runSchedule,
  scheduleRecipients,
  scheduleReport,
  updateSchedule,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';

/** The user's scheduled reports. */
export function scheduleRoutes(app: FastifyInstance): void {
  const { schedules } = app.reports;
  route(app, scheduleRecipients, async ({ query, user }) => {
    const { scheduleId, reportId, clientId, childClientIdsCSV = '', page } = query;
    if (scheduleId !== undefined) return schedules.recipients(user, { scheduleId });
    if (reportId !== undefined) return schedules.recipients(user, { reportId });
    return schedules.recipients(user, { clientId: clientId ?? 0, childClientIdsCSV, page: page ?? '' });
  });
  route(app, reportSchedules, async ({ user }) => schedules.list(user));
  route(app, scheduleReport, async ({ body, user }) => schedules.add(user, body));
  route(app, updateSchedule, async ({ params, body, user }) => schedules.change(user, params.id, body));
  route(app, pauseSchedule, async ({ params, body, user }) => schedules.setActive(user, params.id, body.active));
  route(app, runSchedule, async ({ params, user }) => {
    await schedules.run(user, params.id);
    return { message: 'The report is on its way.' };
  });
  route(app, deleteSchedule, async ({ params, user }) => {
    await schedules.remove(user, params.id);
    return { message: 'The schedule is deleted.' };
  });
}
