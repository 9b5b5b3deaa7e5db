import { cancelReport, deleteReport, repeatReport, reportStatus, reports } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';

/** The user's reports: list, state, cancel, repeat, delete. */
export function ownReportsRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, reports, async ({ user }) => app.reports.list(user));
  route(app, cancelReport, async ({ params, user }) => {
    const report = await app.reports.cancel(user, params.id);
    const subject = { id: report.id, name: report.fileName };
    await writeAudit(settings, user, clock(), { action: 'report.cancel', subject });
    return report;
  });
  route(app, repeatReport, async ({ params, user }) => {
    const report = await app.reports.repeat(user, params.id);
    const subject = { id: report.id, name: report.fileName };
    await writeAudit(settings, user, clock(), { action: 'report.repeat', subject, more: { of: params.id } });
    return report;
  });
  route(app, deleteReport, async ({ params, user }) => {
    const { id, fileName, clientName, rows } = await app.reports.find(user, params.id);
    await app.reports.remove(user, id);
    const subject = { id, name: fileName };
    await writeAudit(settings, user, clock(), { action: 'report.delete', subject, more: { clientName, rows } });
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
