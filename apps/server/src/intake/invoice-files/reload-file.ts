import type { InvoiceFileRow, ReadingAnswers } from '@waybill/contract';
import { recordEvent } from '../../identity/audit/write-audit.ts';
import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { answerInTime } from '../load-requests/answer-in-time.ts';
import { correctionsOf } from '../load-requests/line-corrections.ts';
import { receiverOfUser } from '../load-requests/receiver-of-user.ts';
import { loadInvoiceFile } from '../loads/load-invoice-file.ts';
import { administeredFile } from '../received-files/administered-files.ts';
import { localKeptFile } from '../received-files/kept-files.ts';

interface Reload {
  readonly fileId: number;
  readonly acceptBadLines: boolean;
  /** The client to which unknown accounts belong. */
  readonly clientId: number | null;
  /** Without them, those that were given before count. */
  readonly answers?: ReadingAnswers | undefined;
}

interface Outcome {
  readonly status: InvoiceFileRow['status'];
  readonly messages: string[];
}

/**
 * Loads the kept copy of a refused or waiting file again; the attempt is a file of its own in the list. When it takes
 * long, the answer is `loading`, and the attempt continues.
 * @throws ProblemError 400 for a file that needs no second attempt, 403 for a client that the user may not
 * read, 404 for a file that they may not see.
 */
export async function reloadFile(
  services: Services,
  user: SignedInUser,
  { fileId, acceptBadLines, clientId, answers: given }: Reload,
  onFailure: (error: unknown) => void,
): Promise<Outcome> {
  const { settings, clock } = services;
  const file = await administeredFile(settings, user, fileId);
  const { keptAddress, name, mapping } = file;
  if (!file.mayReload || keptAddress === null)
    throw badRequest('Only refused, waiting and undone files can be loaded again.');
  const receiver = await receiverOfUser(services, user, clientId);
  await recordEvent(settings, user, clock(), {
    action: 'invoice_file.reload',
    subject: { id: fileId, name: file.name },
    more: { acceptBadLines, clientId, ...given },
  });
  const answers = { ...file.answers, ...given };
  const corrections = await correctionsOf(settings, fileId);
  const loading = withScratchFolder(services, async (folder) => {
    const path = await localKeptFile(services, keptAddress, folder);
    return await loadInvoiceFile(services, { path, name, acceptBadLines, mapping, corrections, answers, ...receiver });
  });
  loading.catch(onFailure);
  const report = await answerInTime(loading);
  return { status: report?.status ?? 'loading', messages: report?.messages ?? [] };
}
