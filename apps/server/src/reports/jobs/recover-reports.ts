import type { Settings } from '@waybill/db';
import type { ReportContext } from '../report-context.ts';
import { ReportFiles } from '../report-file.ts';

/** What a server could not finish so often is not begun again. */
const mostAttempts = 3;

/**
 * Puts the house in order before the first job: what a server that was killed had begun is queued again, and files that
 * belong to no completed report are removed. Returns the reports that wait.
 */
export async function recoverReports(context: ReportContext): Promise<readonly number[]> {
  const { settings } = context;
  await settings
    .updateTable('report')
    .set({
      status: 'failed',
      reason: 'The server was stopped each time it wrote this report.',
      finished_at: context.clock(),
    })
    .where('status', '=', 'running')
    .where('attempts', '>=', mostAttempts)
    .execute();
  await settings
    .updateTable('report')
    .set({ status: 'queued', progress: 0, started_at: null })
    .where('status', '=', 'running')
    .execute();
  await new ReportFiles(context.dataDirectory).removeAllBut(await completedFiles(settings));
  const queued = await settings
    .selectFrom('report')
    .select('id')
    .where('status', '=', 'queued')
    .orderBy('id')
    .execute();
  return queued.map(({ id }) => id);
}

async function completedFiles(settings: Settings): Promise<ReadonlySet<string>> {
  const completed = await settings
    .selectFrom('report')
    .select(['id', 'format'])
    .where('status', '=', 'completed')
    .execute();
  return new Set(completed.map(({ id, format }) => `${id}.${format}`));
}
