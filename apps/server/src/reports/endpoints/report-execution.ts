import {
  cancelReportUnderWay,
  changeReportLimits,
  changeReportServer,
  getReportExecution,
  listReportsUnderWay,
  ownReportLimits,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { reportLimitsOf } from '../execution/report-limits.ts';

/** How reports are run (S3 section 2.3, /reportsExecConfig). */
export function reportExecutionRoutes(app: FastifyInstance, { settings }: Services): void {
  const { execution } = app.reports;
  route(app, getReportExecution, async ({ user }) => execution.state(user));
  route(app, changeReportLimits, async ({ user, body }) => execution.changeLimits(user, body));
  route(app, changeReportServer, async ({ user, body }) => execution.changeServer(user, body));
  route(app, listReportsUnderWay, async ({ user, query }) => execution.page(user, query));
  route(app, cancelReportUnderWay, async ({ user, params }) => {
    await execution.cancel(user, params.id);
    return { message: 'The report is stopped.' };
  });
  route(app, ownReportLimits, async ({ user }) => reportLimitsOf(settings, user.tenantId));
}
