import { daysAfter } from '@waybill/model';
import type { ReportContext } from '../report-context.ts';
import { ReportFiles } from '../report-file.ts';

/** How long a report without a file is still listed, to be repeated. */
const daysListed = 90;

/** Deletes expired files, and long-finished reports. */
export async function expireReports(context: ReportContext): Promise<void> {
  const { settings, clock } = context;
  const now = clock();
  const files = new ReportFiles(context);
  const expired = await settings
    .selectFrom('report')
    .select(['id', 'attempts', 'format'])
    .where('status', '=', 'completed')
    .where('expires_at', '<=', now)
    .where('bytes', 'is not', null)
    .execute();
  for (const report of expired) {
    await files.remove(report);
    await settings.updateTable('report').set({ bytes: null }).where('id', '=', report.id).execute();
  }
  await settings
    .deleteFrom('report')
    .where('status', 'not in', ['queued', 'running'])
    .where('finished_at', '<', daysAfter(now, -daysListed))
    .execute();
}
