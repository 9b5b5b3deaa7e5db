import { deleteSchedule, pauseSchedule, reportSchedules, runSchedule, scheduleReport } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../route.ts';

/** The reports that come to the user by themselves. */
export function scheduleRoutes(app: FastifyInstance): void {
  const { schedules } = app.reports;
  route(app, reportSchedules, async ({ user }) => schedules.list(user));
  route(app, scheduleReport, async ({ body, user }) => schedules.add(user, body));
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
