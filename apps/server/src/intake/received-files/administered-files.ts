import { type FileMapping, fileMapping, type InvoiceFileDetail, type ReadingAnswers } from '@waybill/contract';
import type { InvoiceFileStatus, Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { ClientReader, SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { answersIn } from './answers-in.ts';
import { readSummary } from './invoice-files.ts';

/**
 * The carrier files that a user may see, unordered: an internal one those of the tenant, any other those that hold nothing
 * but invoices of their clients, and what they sent themselves.
 */
export async function administeredFiles(settings: Settings, user: ClientReader) {
  const files = settings
    .selectFrom('invoice_file')
    .select([
      'invoice_file.id',
      'invoice_file.name',
      'invoice_file.bytes',
      'invoice_file.layout',
      'invoice_file.status',
      'invoice_file.reason',
      sql<string>`to_char(invoice_file.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('receivedAt'),
      'invoice_file.row_count as rows',
      'invoice_file.package_count as packages',
      'invoice_file.bad_line_count as badLines',
    ])
    .where('invoice_file.tenant_id', '=', user.tenantId);
  if (user.internal) return files;
  const readable = (await readableClients(settings, user)).map(({ id }) => id);
  return files
    .where(sql<boolean>`invoice_file.client_ids <@ ${sql.val(readable)}::integer[]`)
    .where(({ eb, or }) =>
      or([eb('invoice_file.uploaded_by', '=', user.userId), sql<boolean>`cardinality(invoice_file.client_ids) > 0`]),
    );
}

/** A carrier file with the addresses of what is kept of it. */
interface StoredFile extends InvoiceFileDetail {
  readonly keptAddress: string | null;
  readonly badLinesAddress: string | null;
  /** It was read by this one, instead of by the layout that its content shows. */
  readonly mapping: FileMapping | undefined;
  /** What was said of it. */
  readonly answers: ReadingAnswers | undefined;
}

const reloadable: readonly InvoiceFileStatus[] = ['refused', 'incomplete', 'undone'];

const correctable: readonly InvoiceFileStatus[] = ['loaded', 'refused', 'undone'];

/**
 * A file that the user may see. Its bad lines may name clients that could not be checked, so only internal users and the
 * sender see them.
 * @throws ProblemError 404 for any other.
 */
export async function administeredFile(settings: Settings, user: SignedInUser, fileId: number): Promise<StoredFile> {
  const files = await administeredFiles(settings, user);
  const file = await files
    .select([
      'uploaded_by as uploadedBy',
      'sha256',
      'summary',
      'load_id as loadId',
      'kept_path as keptAddress',
      'quarantine_path as badLinesAddress',
      'mapping',
      'answers',
      'client_id as clientId',
      (query) =>
        query
          .selectFrom('user_account')
          .select('login')
          .whereRef('user_account.id', '=', 'invoice_file.uploaded_by')
          .as('login'),
      (query) =>
        query
          .selectFrom('ftp_file')
          .innerJoin('ftp_location', 'ftp_location.id', 'ftp_file.location_id')
          .innerJoin('client', 'client.id', 'ftp_location.client_id')
          .select('ftp_location.name')
          .whereRef('ftp_file.invoice_file_sha256', '=', 'invoice_file.sha256')
          .where('client.tenant_id', '=', user.tenantId)
          .orderBy('ftp_file.id')
          .limit(1)
          .as('location'),
    ])
    .where('invoice_file.id', '=', fileId)
    .executeTakeFirst();
  if (file === undefined) throw notFound('There is no such invoice file.');
  const { summary, uploadedBy, badLinesAddress, mapping, answers, login, location, ...row } = file;
  const report = readSummary(summary)?.report;
  const seesBadLines = user.internal || uploadedBy === user.userId;
  return {
    ...row,
    receivedFrom: seesBadLines ? (login ?? location) : null,
    badLinesAddress: seesBadLines ? badLinesAddress : null,
    hasBadLinesReport: seesBadLines && badLinesAddress !== null,
    mayReload: row.keptAddress !== null && reloadable.includes(row.status),
    mayCorrect:
      seesBadLines && badLinesAddress !== null && row.keptAddress !== null && correctable.includes(row.status),
    mayUndo: (row.status === 'loaded' && row.loadId !== null) || row.status === 'incomplete',
    mayDownload: row.keptAddress !== null && (seesBadLines || row.badLines === 0),
    mayMap: report?.mayBeMapped === true && row.keptAddress !== null,
    mapping: mapping === null ? undefined : fileMapping.parse(JSON.parse(mapping)),
    answers: answersIn(answers),
    invoices: report?.invoices ?? [],
    limits: report?.limits ?? [],
    questions: report?.questions ?? [],
  };
}
