import {
  deleteScheduledReport,
  downloadScheduledReport,
  getScheduledReport,
  listScheduledReports,
  pauseScheduledReport,
  runScheduledReport,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { sendReport } from './send-report.ts';

/** The scheduled reports of everybody in the tenant, for operators (S3 section 2.3). */
export function scheduledReportRoutes(app: FastifyInstance): void {
  const { scheduledInTenant: schedules } = app.reports;
  route(app, listScheduledReports, async ({ user, query }) => schedules.page(user, query));
  route(app, getScheduledReport, async ({ user, params }) => schedules.find(user, params.id));
  route(app, runScheduledReport, async ({ user, params }) => schedules.run(user, params.id));
  route(app, pauseScheduledReport, async ({ user, params, body }) => schedules.setActive(user, params.id, body.active));
  route(app, deleteScheduledReport, async ({ user, params }) => {
    await schedules.remove(user, params.id);
    return { message: 'The scheduled report is deleted.' };
  });
  route(app, downloadScheduledReport, async ({ user, params, reply }) =>
    sendReport(reply, await schedules.download(user, params.id)),
  );
}
