import { mostLinesToCorrect, type RejectedLines } from '@waybill/contract';
import { FileBeyondLimits, type FileReader, UnknownLayout, UnreadableFile } from '@waybill/invoices';
import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { inTurnOfReaders } from '../../platform/reading/readers.ts';
import type { Services } from '../../platform/services.ts';
import { standingCorrections } from '../load-requests/line-corrections.ts';
import { layoutsForLoad } from '../loads/layouts-for-load.ts';
import { readWithAnswers } from '../loads/receive/receive.ts';
import { localKeptFile } from '../received-files/kept-files.ts';
import { fileToCorrect } from './file-to-correct.ts';

/** Reads a file again for its bad lines, but for those that were corrected and loaded since. Throws as `fileToCorrect` does. */
export async function listRejected(
  services: Services,
  user: SignedInUser,
  fileId: number,
  signal: AbortSignal,
): Promise<RejectedLines> {
  const { settings, clock } = services;
  const nothing = { clientId: null, acceptBadLines: false, corrections: [] };
  const { sha256, isLoaded, clientId, keptAddress, request } = await fileToCorrect(services, user, fileId, nothing);
  const { tenantId } = user;
  const corrections = await standingCorrections(settings, { sha256, tenantId }, request);
  return await withScratchFolder(services, async (scratchFolder) => {
    const path = await localKeptFile(services, keptAddress, scratchFolder);
    const layouts = await layoutsForLoad(settings, tenantId, request);
    const read = async (reader: FileReader) => {
      const options = { signal, corrections, scratchFolder, ...layouts };
      const file = await readWithAnswers({ settings, clock, reader }, path, options, request);
      return { lines: await file.rejectedLines(mostLinesToCorrect), total: file.badLineCount };
    };
    const reading = { userId: user.userId, path, signal };
    const { lines, total } = await inTurnOfReaders(services, reading, read).catch((error: unknown) => {
      const isOfFile = [UnknownLayout, UnreadableFile, FileBeyondLimits].some((kind) => error instanceof kind);
      if (isOfFile && error instanceof Error) throw badRequest(error.message);
      throw error;
    });
    return {
      name: request.name,
      isLoaded,
      clientId,
      lines: lines.map((each) => ({ ...each, fields: [...each.fields] })),
      total,
      corrected: [...corrections.keys()].sort((one, other) => one - other),
    };
  });
}
