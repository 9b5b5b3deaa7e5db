import { notify } from '../live/notifications/notify.ts';
import { tellWebhooks } from '../live/webhooks/tell-webhooks.ts';
import type { ReportServices } from './report-context.ts';
import type { Settled } from './run/report-progress.ts';
import { mailOfReport, recipientsOf } from './schedules/schedule-mails.ts';
import { readStoredRequest } from './stored-request.ts';

/**
 * Notifies the owner of a report that it is ready, or that it failed; for a scheduled one also by mail, along with its
 * recipients.
 */
export async function tellOfReport(services: ReportServices, report: Settled): Promise<void> {
  const kind = report.status === 'completed' ? 'report_finished' : 'report_failed';
  const { scheduleId } = report;
  const others =
    scheduleId === null || kind === 'report_failed' ? [] : await recipientsOf(services.settings, report.id, scheduleId);
  await notify(services.settings, [report.userId, ...others], {
    kind,
    values: { name: report.fileName },
    link: readStoredRequest(report.request).asBilled ? '/invoicesBulkDownload' : `/reports?report=${report.id}`,
    onlyOnce: `report-${report.id}`,
  });
  const owner = await services.settings
    .selectFrom('user_account')
    .select(['tenant_id', 'login'])
    .where('id', '=', report.userId)
    .executeTakeFirst();
  if (owner !== undefined) {
    const { id, status, reason, fileName } = report;
    const data = { id, status, reason, fileName, owner: owner.login, scheduleId };
    await tellWebhooks(services.settings, owner.tenant_id, { event: 'report.finished', clientIds: [], data });
  }
  if (scheduleId !== null) await mailOfReport(services, report, scheduleId);
}
