import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { answerInTime } from '../load-requests/answer-in-time.ts';
import { CannotBeUndone, undoLoadOf } from '../loads/undo/undo-load.ts';
import { administeredFile } from '../received-files/administered-files.ts';

/**
 * Undoes the load of a file. When it takes long, the answer is `undoing`, and the undo continues.
 * @throws ProblemError 404 for a file that the user may not see, 409 with everything that depends on its load.
 */
export async function undoFile(
  services: Services,
  user: SignedInUser,
  fileId: number,
  onFailure: (error: unknown) => void,
) {
  const { settings, clock } = services;
  await administeredFile(settings, user, fileId);
  const readable = (await readableClients(settings, user)).map(({ id }) => id);
  const clientIds = user.internal ? undefined : readable;
  const undoing = undoLoadOf(services, { fileId, by: user, at: clock(), clientIds });
  undoing.catch((error: unknown) => {
    if (!(error instanceof CannotBeUndone)) onFailure(error);
  });
  const report = await answerInTime(undoing).catch((error: unknown) => {
    if (error instanceof CannotBeUndone) throw conflict(error.message);
    throw error;
  });
  if (report === undefined) return { status: 'undoing' as const, invoices: 0, packages: 0, charges: 0, accounts: 0 };
  const { invoices, packages, charges, accounts } = report;
  return { status: 'undone' as const, invoices, packages, charges, accounts };
}
