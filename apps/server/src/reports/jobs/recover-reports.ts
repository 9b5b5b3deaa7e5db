import type { ReportContext } from '../report-context.ts';
import { ReportFiles } from '../report-file.ts';

/** How often a report is started before it is abandoned. */
const mostAttempts = 3;

/**
 * Requeues the reports of servers that are gone, and removes files that belong to no completed or running report.
 * Returns the waiting reports.
 */
export async function recoverReports(context: ReportContext): Promise<readonly number[]> {
  const { settings } = context;
  await settings
    .updateTable('report')
    .set({
      status: 'failed',
      reason: 'The server stopped each time it tried to write this report.',
      finished_at: context.clock(),
    })
    .where('status', '=', 'running')
    .where('server_id', 'is', null)
    .where('attempts', '>=', mostAttempts)
    .execute();
  await settings
    .updateTable('report')
    .set({ status: 'queued', progress: 0, started_at: null })
    .where('status', '=', 'running')
    .where('server_id', 'is', null)
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

/** Removes files that belong to no completed or running report. */
export async function removeFilesOfNoReport(
  context: Pick<ReportContext, 'settings' | 'files' | 'dataDirectory' | 'scratchDirectory'>,
): Promise<void> {
  await new ReportFiles(context).removeAllBut(async () => {
    const kept = await context.settings
      .selectFrom('report')
      .select(['id', 'attempts', 'format', 'status'])
      .where('status', 'in', ['completed', 'running'])
      .execute();
    return kept.map((report) => ({ ...report, isRunning: report.status === 'running' }));
  });
}
