import { stat } from 'node:fs/promises';
import { readableClients } from '../clients/readable-clients.ts';
import { forbidden, notFound } from '../problems.ts';
import { noSuchFile, ownReport } from './own-reports.ts';
import type { ReportContext, ReportOwner } from './report-context.ts';
import { contentTypeOf, ReportFiles } from './report-file.ts';

/** The file of a report, ready to be sent. */
export interface ReportDownload {
  readonly id: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly path: string;
  readonly bytes: number;
}

/**
 * The file of the user's own report.
 * @throws ProblemError 404 when there is none (not yet, not any more); 403 when it holds rows of a client that the user
 * may not read any more.
 */
export async function reportDownload(
  { settings, clock, dataDirectory }: ReportContext,
  user: ReportOwner,
  id: number,
): Promise<ReportDownload> {
  const report = await ownReport(settings, user.userId, id).catch(() => undefined);
  const isThere =
    report?.status === 'completed' &&
    report.bytes !== null &&
    report.expires_at !== null &&
    report.expires_at > clock();
  if (!isThere) throw notFound(noSuchFile);
  const readable = new Set((await readableClients(settings, user)).map((client) => client.id));
  const held = (report.client_ids ?? '').split(',').map(Number);
  if (!held.every((clientId) => readable.has(clientId))) throw forbidden('You may not read this client.');
  const path = new ReportFiles(dataDirectory).path(id, report.format);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw notFound(noSuchFile);
  return { id, fileName: report.file_name, contentType: contentTypeOf(report.format), path, bytes: found.size };
}
