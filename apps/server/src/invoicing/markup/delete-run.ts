import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { readableRun } from './read-runs.ts';
import { RunFiles, type RunFilesContext } from './run-files.ts';

type Context = Pick<Services, 'settings' | 'clock'> & RunFilesContext;

/** Deletes a run, then its file. @throws ProblemError 404 for one that the user may not see. */
export async function deleteRun(context: Context, user: SignedInUser, id: number): Promise<void> {
  const { settings, clock } = context;
  const { client, from, to, file } = await readableRun(settings, user, id);
  await settings.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('markup_run').where('id', '=', id).execute();
    await writeAudit(transaction, user, clock(), {
      action: 'markup_run.delete',
      subject: { id, name: `${from} – ${to}` },
      more: { clientId: client.id },
    });
  });
  await new RunFiles(context).remove(file);
}
