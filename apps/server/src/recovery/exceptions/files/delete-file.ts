import { writeAudit } from '../../../identity/audit/write-audit.ts';
import { NumberedFiles } from '../../../platform/files/numbered-files.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import type { Services } from '../../../platform/services.ts';
import { ownFile } from './finding-files.ts';

/** Deletes a file beside a finding, then its bytes. @throws ProblemError 404 for one that the user may not see. */
export async function deleteFile(
  { settings, clock, files }: Pick<Services, 'settings' | 'clock' | 'files'>,
  user: SignedInUser,
  id: number,
): Promise<void> {
  const row = await ownFile(settings, user, id);
  await settings.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('finding_file').where('id', '=', id).execute();
    await writeAudit(transaction, user, clock(), {
      action: 'finding_file.delete',
      subject: { id: row.finding_id, name: row.file_name },
      more: { contentType: row.content_type, bytes: row.bytes },
    });
  });
  await new NumberedFiles(files, 'finding-files').remove(id);
}
