import { writeAudit } from '../../identity/audit/write-audit.ts';
import { NumberedFiles } from '../../platform/files/numbered-files.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { ownResponse } from './carrier-responses.ts';

type Context = Pick<Services, 'settings' | 'clock' | 'files'>;

/** Deletes a carrier's answer, then its file. @throws ProblemError 404 for one that the user may not see. */
export async function deleteResponse(context: Context, user: SignedInUser, id: number): Promise<void> {
  const { settings, clock, files } = context;
  const row = await ownResponse(settings, user, id);
  await settings.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('carrier_response').where('id', '=', id).execute();
    await writeAudit(transaction, user, clock(), {
      action: 'carrier_response.delete',
      subject: { id, name: `${row.carrier_name} ${row.tracking_number}` },
      more: { outcome: row.outcome, fileName: row.file_name, contentType: row.content_type },
    });
  });
  await new NumberedFiles(files, 'carrier-responses').remove(id);
}
