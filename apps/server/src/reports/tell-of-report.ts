import type { Settings } from '@waybill/db';
import { notify } from '../notifications/notify.ts';
import type { Settled } from './run/report-progress.ts';

/** Tells the owner of a report that it is ready, or that it failed. */
export async function tellOfReport(settings: Settings, report: Settled): Promise<void> {
  const kind = report.status === 'completed' ? 'report_finished' : 'report_failed';
  await notify(settings, [report.userId], {
    kind,
    values: { name: report.fileName },
    link: '/reports',
    onlyOnce: `report-${report.id}`,
  });
}
