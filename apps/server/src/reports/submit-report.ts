import { lockUser, type Settings } from '@waybill/db';
import { dayOf } from '@waybill/model';
import { type Act, writeAudit } from '../identity/audit/write-audit.ts';
import { assertOpen } from '../live/maintenance/closed-pages.ts';
import { longQuery } from '../platform/query-limits.ts';
import { limitsInForce } from './execution/report-limits.ts';
import { hasSpace, noSpaceLeft } from './execution/used-space.ts';
import { pageOfReport, prepareReport } from './prepare-report.ts';
import type { ReportContext, ReportOwner } from './report-context.ts';
import { readersFileName } from './report-file.ts';
import { tooManyRows } from './run/report-failure.ts';
import { type FullReportRequest, fileFormatOf, requestHash } from './stored-request.ts';

/** The outcome of a submission. */
export type Submission =
  | { readonly kind: 'submitted'; readonly id: number }
  | { readonly kind: 'already submitted'; readonly id: number }
  | { readonly kind: 'refused'; readonly reason: string };

/** What is submitted: rows of a page, or of a schedule's days. */
export interface Order {
  readonly pageName: string;
  readonly request: FullReportRequest;
  readonly scheduleId?: number;
  /** Submits it even if a file with the same rows is ready. */
  readonly again?: boolean;
  /** What the audit log says of a report with this number, if somebody asked for it. */
  readonly recorded?: (id: number) => Act;
}

/**
 * Stores a report to be run. Refuses reports with too many rows, those beyond a user's limit of reports in progress,
 * and any while the disk budget is used up. A report counts as already submitted if it is in progress, or if its file
 * from the same data still exists.
 * @throws ProblemError 503 while Reports, or the page whose rows it holds, is under maintenance.
 */
export async function submitReport(context: ReportContext, owner: ReportOwner, order: Order): Promise<Submission> {
  const { settings, clock } = context;
  const { pageName, request, scheduleId = null, again = false, recorded } = order;
  await assertOpen(settings, ['/reports'], owner);
  await assertOpen(settings, [pageOfReport(pageName, request)], owner);
  const limits = await limitsInForce(settings, owner.tenantId);
  const prepared = await prepareReport(context, owner, pageName, request, limits);
  const { client, dataVersion } = prepared;
  const rows = await prepared.source.count(longQuery);
  if (rows > limits.rowLimit) return { kind: 'refused', reason: tooManyRows(rows, limits.rowLimit) };
  const hash = requestHash(pageName, request, dayOf(clock()));
  const ready = again || request.ledger !== undefined ? undefined : await findReady(context, owner, hash, dataVersion);
  if (ready !== undefined) return { kind: 'already submitted', id: ready };
  if (!(await hasSpace(settings))) return { kind: 'refused', reason: noSpaceLeft };
  return await settings.transaction().execute(async (transaction): Promise<Submission> => {
    const underWay = await countUnderWay(transaction, owner);
    const same = await findUnderWay(transaction, owner, hash);
    if (same !== undefined) return { kind: 'already submitted', id: same };
    if (underWay >= limits.queuedPerUser) return { kind: 'refused', reason: tooManyUnderWay(underWay) };
    const stored = await transaction
      .insertInto('report')
      .values({
        user_id: owner.userId,
        client_id: client.id,
        page: pageName,
        format: fileFormatOf(request),
        request: JSON.stringify(request),
        request_hash: hash,
        file_name: readersFileName(client.name, prepared.displayName, fileFormatOf(request)),
        row_count: rows,
        schedule_id: scheduleId,
        submitted_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (recorded !== undefined) await writeAudit(transaction, owner, clock(), recorded(stored.id));
    return { kind: 'submitted', id: stored.id };
  });
}

/** The report whose file has the same rows, of the same data, and can be fetched. */
async function findReady(
  { settings, clock }: ReportContext,
  { userId }: ReportOwner,
  hash: string,
  dataVersion: number,
): Promise<number | undefined> {
  const ready = await settings
    .selectFrom('report')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_hash', '=', hash)
    .where('status', '=', 'completed')
    .where('data_version', '=', dataVersion)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return ready?.id;
}

/** The message for a user with too many reports in progress. */
const tooManyUnderWay = (count: number): string =>
  `You have ${count} reports waiting or running, the most that is allowed. Wait until one is done, or cancel one in Reports.`;

/**
 * Counts one at a time, so that reports submitted at the same moment cannot exceed the limit, and duplicates are
 * noticed.
 */
async function countUnderWay(transaction: Settings, { userId }: ReportOwner): Promise<number> {
  await lockUser(transaction, userId);
  const { count } = await transaction
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The waiting or running report with these rows. */
async function findUnderWay(transaction: Settings, { userId }: ReportOwner, hash: string): Promise<number | undefined> {
  const found = await transaction
    .selectFrom('report')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_hash', '=', hash)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return found?.id;
}
