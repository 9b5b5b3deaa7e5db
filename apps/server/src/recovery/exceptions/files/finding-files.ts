import type { FindingFile } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { exceptionPermissions } from '@waybill/model';
import { readableIds } from '../../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { notFound } from '../../../platform/problems.ts';

const rowsOf = (settings: Settings) =>
  settings
    .selectFrom('finding_file')
    .leftJoin('user_account', 'user_account.id', 'finding_file.uploaded_by')
    .select([
      'finding_file.id',
      'finding_id',
      'level',
      'file_name',
      'content_type',
      'bytes',
      'uploaded_at',
      'user_account.login as by',
    ]);

type FileRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

const present = (row: FileRow): FindingFile => ({
  id: row.id,
  fileName: row.file_name,
  contentType: row.content_type,
  bytes: row.bytes,
  by: row.by,
  at: row.uploaded_at.toISOString(),
});

/** The files beside a finding that the caller has been allowed to read, the oldest first. */
export async function filesOfFinding(settings: Settings, findingId: string): Promise<FindingFile[]> {
  const rows = await rowsOf(settings).where('finding_id', '=', findingId).orderBy('finding_file.id').execute();
  return rows.map(present);
}

/** What is said of a file that does not exist, or that the user may not see. */
export const noSuchFile = 'There is no such file.';

/**
 * A file beside a finding of a client that the user may read, of a level that the user may work on.
 * @throws ProblemError 404 in the same words whether it does not exist or is somebody else's.
 */
export async function ownFile(settings: Settings, user: SignedInUser, id: number): Promise<FileRow> {
  const row = await rowsOf(settings)
    .where('finding_file.id', '=', id)
    .where('client_id', 'in', await readableIds(settings, user))
    .executeTakeFirst();
  if (row === undefined || !user.permissions.has(exceptionPermissions[row.level])) throw notFound(noSuchFile);
  return row;
}

/** The file of that number as it is shown. */
export async function shownFile(settings: Settings, id: number): Promise<FindingFile> {
  return present(await rowsOf(settings).where('finding_file.id', '=', id).executeTakeFirstOrThrow());
}
