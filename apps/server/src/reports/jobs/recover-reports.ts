import { sql } from 'kysely';
import type { ReportContext } from '../report-context.ts';
import { type FateOfFiles, type FiledReport, ReportFiles } from '../report-file.ts';

/** How often a report is started before it is abandoned. */
const mostAttempts = 3;

/** The states in which a report has no files. Those that a newer server may know are not among them. */
const withoutFiles = ['queued', 'failed', 'cancelled'];

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

/** Removes files that belong to no completed or running report, and whose names this version gives to reports. */
export async function removeFilesOfNoReport(
  context: Pick<ReportContext, 'settings' | 'files' | 'dataDirectory' | 'scratchDirectory'>,
): Promise<void> {
  await new ReportFiles(context).removeLeftOver(async (ids) => {
    const reports = await context.settings
      .selectFrom('report')
      .select(['id', 'attempts', 'format', 'status'])
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute();
    return new Map(reports.map((report) => [report.id, fateOf(report)]));
  });
}

function fateOf(report: FiledReport & { readonly status: string }): FateOfFiles {
  if (report.status === 'completed') return report;
  return withoutFiles.includes(report.status) ? 'none' : 'any';
}
