import { cancelReport, deleteReport, repeatReport, reportStatus, reports } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';

/** The user's reports: list, state, cancel, repeat, delete. */
export function ownReportsRoutes(app: FastifyInstance): void {
  route(app, reports, async ({ user }) => app.reports.list(user));
  route(app, cancelReport, async ({ params, user }) => app.reports.cancel(user, params.id));
  route(app, repeatReport, async ({ params, user }) => app.reports.repeat(user, params.id));
  route(app, deleteReport, async ({ params, user }) => {
    await app.reports.remove(user, params.id);
    return { message: 'The report is deleted.' };
  });
  route(app, reportStatus, async ({ params, user }) => {
    const { id, status, progress, reason } = await app.reports.find(user, params.id);
    return { id, status: statusNames[status], progress, reason };
  });
}

/** S3 section 4.12. */
const statusNames = {
  queued: 'Queued',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;
