import type { CheckedCorrections, LineCorrection } from '@waybill/contract';
import { recordEvent } from '../../identity/audit/write-audit.ts';
import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { answerInTime } from '../load-requests/answer-in-time.ts';
import { loadInvoiceFile } from '../loads/load-invoice-file.ts';
import { previewWithBadLines } from '../loads/preview/preview-invoice-file.ts';
import { localKeptFile } from '../received-files/kept-files.ts';
import type { LoadReport } from '../received-files/load-report.ts';
import { fileToCorrect } from './file-to-correct.ts';

interface Choices {
  readonly clientId: number | null;
  readonly acceptBadLines: boolean;
  readonly corrections: readonly LineCorrection[];
}

/** What loading a file with corrected lines would do, and which of these lines still cannot be read. Throws as `fileToCorrect` does. */
export async function checkCorrectedLines(
  services: Services,
  user: SignedInUser,
  fileId: number,
  choices: Choices,
  signal: AbortSignal,
): Promise<CheckedCorrections> {
  const { keptAddress, request } = await fileToCorrect(services, user, fileId, choices);
  const { preview, badLines } = await withScratchFolder(services, async (folder) => {
    const path = await localKeptFile(services, keptAddress, folder);
    return await previewWithBadLines(services, { ...request, path, signal });
  });
  const corrected = new Set(choices.corrections.map(({ line }) => line));
  const problems = badLines.filter(({ line }) => corrected.has(line));
  return { problems: problems.map(({ line, column, reason }) => ({ line, column, reason })), preview };
}

/**
 * Loads a file with corrected lines; the attempt is a file of its own in the list, and can be undone by itself. If it
 * takes long, the answer is `loading`, and the load continues. Throws as `fileToCorrect` does.
 */
export async function loadCorrectedLines(
  services: Services,
  user: SignedInUser,
  fileId: number,
  choices: Choices,
  onFailure: (error: unknown) => void,
): Promise<{ status: LoadReport['status'] | 'loading'; messages: string[] }> {
  const { settings, clock } = services;
  const { keptAddress, request } = await fileToCorrect(services, user, fileId, choices);
  const { acceptBadLines, clientId, corrections } = choices;
  await recordEvent(settings, user, clock(), {
    action: 'invoice_file.correct',
    subject: { id: fileId, name: request.name },
    more: { acceptBadLines, clientId, lines: corrections.map(({ line }) => line) },
  });
  const loading = withScratchFolder(services, async (folder) => {
    const path = await localKeptFile(services, keptAddress, folder);
    return await loadInvoiceFile(services, { ...request, path });
  });
  loading.catch(onFailure);
  const report = await answerInTime(loading);
  return { status: report?.status ?? 'loading', messages: report?.messages ?? [] };
}
