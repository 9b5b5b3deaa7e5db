import { daysAfter } from '@waybill/model';
import type { ReportContext } from '../report-context.ts';
import { ReportFiles } from '../report-file.ts';

/** How long a report without a file is still listed, to be repeated. */
const daysListed = 90;

/** Deletes expired files, and long-finished reports. */
export async function expireReports({ settings, clock, dataDirectory }: ReportContext): Promise<void> {
  const now = clock();
  const files = new ReportFiles(dataDirectory);
  const expired = await settings
    .selectFrom('report')
    .select('id')
    .where('status', '=', 'completed')
    .where('expires_at', '<=', now)
    .where('bytes', 'is not', null)
    .execute();
  for (const { id } of expired) {
    await files.remove(id);
    await settings.updateTable('report').set({ bytes: null }).where('id', '=', id).execute();
  }
  await settings
    .deleteFrom('report')
    .where('status', 'not in', ['queued', 'running'])
    .where('finished_at', '<', daysAfter(now, -daysListed))
    .execute();
}
