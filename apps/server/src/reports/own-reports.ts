import type { ReportTable, Settings } from '@waybill/db';
import type { Selectable } from 'kysely';
import { notFound } from '../problems.ts';

/** A report with the name of its client. */
export type ListedReport = Selectable<ReportTable> & { readonly clientName: string };

/** S3 section 8. */
export const noSuchFile = 'No such file found!.';

const mostListed = 500;

const everyReport = (settings: Settings) =>
  settings
    .selectFrom('report')
    .innerJoin('client', 'client.id', 'report.client_id')
    .selectAll('report')
    .select('client.name as clientName');

/** The reports of a user, the newest first. */
export async function ownReports(settings: Settings, userId: number): Promise<readonly ListedReport[]> {
  return everyReport(settings)
    .where('report.user_id', '=', userId)
    .orderBy('report.id', 'desc')
    .limit(mostListed)
    .execute();
}

/**
 * The user's report of that number.
 * @throws ProblemError 404 when there is none, in the same words when it is somebody else's.
 */
export async function ownReport(settings: Settings, userId: number, id: number): Promise<ListedReport> {
  const found = await everyReport(settings)
    .where('report.user_id', '=', userId)
    .where('report.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw notFound('There is no such report.');
  return found;
}
