import { belongsTo, mayDownload } from '@waybill/contract';
import type { ReportTable, Settings } from '@waybill/db';
import type { Selectable } from 'kysely';
import { readableClients } from '../identity/access/readable-clients.ts';
import type { OpenedFile } from '../platform/files/file-store.ts';
import { assertBelongs } from '../platform/http/assert-belongs.ts';
import { forbidden, notFound } from '../platform/problems.ts';
import { contentTypeOf } from '../platform/tables/content-type.ts';
import { type ListedReport, noSuchFile, ownReport, type ReportReader, receivedReports } from './own-reports.ts';
import { maySeeRows } from './prepare-report.ts';
import { presentReport } from './present-report.ts';
import type { ReportContext, ReportOwner } from './report-context.ts';
import { type FiledReport, ReportFiles } from './report-file.ts';
import { readStoredRequest } from './stored-request.ts';

/** The file of a report, ready to be sent. */
export interface ReportDownload {
  readonly id: number;
  readonly fileName: string;
  readonly contentType: string;
  /** Undefined if it was deleted meanwhile. */
  open(): Promise<OpenedFile | undefined>;
  readonly bytes: number;
}

/**
 * The file of the user's own report, or of one from a colleague's schedule. @throws ProblemError 404 if there is none
 * (yet, or any more); 403 if the user may not download this kind of report, or no longer read one of its clients.
 */
export async function reportDownload(
  context: ReportContext,
  user: ReportOwner & ReportReader,
  id: number,
): Promise<ReportDownload> {
  const report =
    (await ownReport(context.settings, user, id).catch(() => undefined)) ??
    (await readableReceived(context.settings, user)).find((received) => received.id === id);
  if (report !== undefined) assertBelongs({ access: mayDownload(presentReport(report, [])) }, user);
  return fileOfReport(context, user, report);
}

type FinishedReport = FiledReport &
  Pick<Selectable<ReportTable>, 'status' | 'bytes' | 'expires_at' | 'client_ids' | 'file_name'>;

/** The file of a report that the user has found; throws as `reportDownload` does. */
export async function fileOfReport(
  context: ReportContext,
  user: ReportOwner,
  report: FinishedReport | undefined,
): Promise<ReportDownload> {
  const { settings, clock } = context;
  if (report === undefined || !isKept(report, clock())) throw notFound(noSuchFile);
  const readable = new Set((await readableClients(settings, user)).map((client) => client.id));
  if (!mayReadAll(report, readable)) throw forbidden('You do not have access to this client.');
  const { id, format, file_name: fileName, bytes } = report;
  const files = new ReportFiles(context);
  if (bytes === null || !(await files.has(report))) throw notFound(noSuchFile);
  return { id, fileName, contentType: contentTypeOf(format), bytes, open: () => files.open(report) };
}

/** Whether there is a file of it. */
export const isKept = ({ status, bytes, expires_at: end }: FinishedReport, now: Date): boolean =>
  status === 'completed' && bytes !== null && end !== null && end > now;

/** Whether all clients whose rows it contains are readable. */
export const mayReadAll = (
  { client_ids: ids }: Pick<FinishedReport, 'client_ids'>,
  readable: ReadonlySet<number>,
): boolean => (ids ?? '').split(',').every((clientId) => readable.has(Number(clientId)));

/** The reports from colleagues' schedules whose page and clients the user may see now. */
export async function readableReceived(
  settings: Settings,
  user: ReportOwner & ReportReader,
): Promise<readonly ListedReport[]> {
  const readable = new Set((await readableClients(settings, user)).map((client) => client.id));
  return (await receivedReports(settings, user)).filter(
    (report) =>
      mayReadAll(report, readable) &&
      maySeeRows(user, report.page, readStoredRequest(report.request)) &&
      belongsTo({ access: mayDownload(presentReport(report, [])) }, user),
  );
}
