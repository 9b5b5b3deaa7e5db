import { mostReportRows } from '@waybill/model';
import { queryTimeoutMs } from '../data/limits.ts';
import { prepareReport } from './prepare-report.ts';
import type { ReportContext, ReportOwner } from './report-context.ts';
import { readersFileName } from './report-file.ts';
import { type FullReportRequest, requestHash } from './stored-request.ts';

/** What became of a submission. */
export type Submission =
  | { readonly kind: 'submitted'; readonly id: number }
  | { readonly kind: 'already submitted' }
  | { readonly kind: 'too many rows'; readonly rows: number };

interface Order {
  readonly pageName: string;
  readonly request: FullReportRequest;
  readonly scheduleId?: number;
  /** Submits it although the same rows lie ready in a file. */
  readonly again?: boolean;
}

/**
 * Stores a report that is to be run. Refused are reports of too many rows, and those that are under way or whose file,
 * made of the same data, is still there.
 */
export async function submitReport(context: ReportContext, owner: ReportOwner, order: Order): Promise<Submission> {
  const { settings, warehouse, clock } = context;
  const { pageName, request, scheduleId = null, again = false } = order;
  const { page, compiled, client, dataVersion } = await prepareReport(context, owner, pageName, request);
  const [counted] = await warehouse.rows<{ LAST_ROW: number }>(compiled.count, { timeoutMs: queryTimeoutMs });
  const rows = counted?.LAST_ROW ?? 0;
  if (rows > mostReportRows) return { kind: 'too many rows', rows };
  const hash = requestHash(pageName, request);
  if (!again && (await isReady(context, owner, hash, dataVersion))) return { kind: 'already submitted' };
  const stored = await settings
    .insertInto('report')
    .values({
      user_id: owner.userId,
      client_id: client.id,
      page: pageName,
      format: request.format,
      request: JSON.stringify(request),
      request_hash: hash,
      file_name: readersFileName(client.name, request.pageName ?? page.displayName, request.format),
      row_count: rows,
      schedule_id: scheduleId,
      submitted_at: clock(),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'request_hash']).where('status', 'in', ['queued', 'running']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return stored === undefined ? { kind: 'already submitted' } : { kind: 'submitted', id: stored.id };
}

/** Whether the same rows, of the same data, lie in a file that can be fetched. */
async function isReady(
  { settings, clock }: ReportContext,
  { userId }: ReportOwner,
  hash: string,
  dataVersion: number,
): Promise<boolean> {
  const ready = await settings
    .selectFrom('report')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_hash', '=', hash)
    .where('status', '=', 'completed')
    .where('data_version', '=', dataVersion)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return ready !== undefined;
}
