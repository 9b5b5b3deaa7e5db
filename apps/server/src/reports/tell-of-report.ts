import { notify } from '../notifications/notify.ts';
import type { ReportServices } from './report-context.ts';
import type { Settled } from './run/report-progress.ts';
import { mailOfReport } from './schedules/schedule-mails.ts';
import { readStoredRequest } from './stored-request.ts';

/** Tells the owner of a report that it is ready, or that it failed; of a scheduled one by mail too. */
export async function tellOfReport(services: ReportServices, report: Settled): Promise<void> {
  const kind = report.status === 'completed' ? 'report_finished' : 'report_failed';
  await notify(services.settings, [report.userId], {
    kind,
    values: { name: report.fileName },
    link: readStoredRequest(report.request).asBilled ? '/invoicesBulkDownload' : '/reports',
    onlyOnce: `report-${report.id}`,
  });
  if (report.scheduleId !== null) await mailOfReport(services, report, report.scheduleId);
}
