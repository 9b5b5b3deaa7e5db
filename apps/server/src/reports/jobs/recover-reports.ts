import type { Settings } from '@waybill/db';
import type { ReportContext } from '../report-context.ts';
import { ReportFiles } from '../report-file.ts';

/** How often a report is started before it is given up. */
const mostAttempts = 3;

/**
 * Cleans up before the first job: queues again what a killed server had started, and removes files that belong to no
 * completed report. Returns the waiting reports.
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
  await removeFilesOfNoReport(context);
  const queued = await settings
    .selectFrom('report')
    .select('id')
    .where('status', '=', 'queued')
    .orderBy('id')
    .execute();
  return queued.map(({ id }) => id);
}

/** Removes files that belong to no completed report; to be called while none is written. */
export async function removeFilesOfNoReport({
  settings,
  dataDirectory,
}: Pick<ReportContext, 'settings' | 'dataDirectory'>): Promise<void> {
  await new ReportFiles(dataDirectory).removeAllBut(await completedFiles(settings));
}

async function completedFiles(settings: Settings): Promise<ReadonlySet<string>> {
  const completed = await settings
    .selectFrom('report')
    .select(['id', 'format'])
    .where('status', '=', 'completed')
    .execute();
  return new Set(completed.map(({ id, format }) => `${id}.${format}`));
}
