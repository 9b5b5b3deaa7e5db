import { mostLinesToCorrect, type RejectedLines } from '@waybill/contract';
import { FileBeyondLimits, UnknownLayout, UnreadableFile } from '@waybill/invoices';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { layoutsForLoad } from '../file-layouts/layouts-for-load.ts';
import { makeInvoicesFolder, readInvoiceFile } from '../loads/receive/receive.ts';
import { fileToCorrect } from './file-to-correct.ts';
import { standingCorrections } from './line-corrections.ts';

/** Reads a file again for its bad lines, but for those that were corrected and loaded since. Throws as `fileToCorrect` does. */
export async function listRejected(
  services: Services,
  user: SignedInUser,
  fileId: number,
  signal: AbortSignal,
): Promise<RejectedLines> {
  const { settings, dataDirectory } = services;
  const nothing = { clientId: null, acceptBadLines: false, corrections: [] };
  const { sha256, isLoaded, clientId, request } = await fileToCorrect(services, user, fileId, nothing);
  const { tenantId } = user;
  const corrections = await standingCorrections(settings, { sha256, tenantId }, request);
  const file = await readInvoiceFile(request.path, {
    signal,
    corrections,
    scratchFolder: await makeInvoicesFolder(dataDirectory),
    ...(await layoutsForLoad(settings, tenantId, request)),
  }).catch((error: unknown) => {
    const isOfFile = [UnknownLayout, UnreadableFile, FileBeyondLimits].some((kind) => error instanceof kind);
    if (isOfFile && error instanceof Error) throw badRequest(error.message);
    throw error;
  });
  const lines = await file.rejectedLines(mostLinesToCorrect);
  return {
    name: request.name,
    isLoaded,
    clientId,
    lines: lines.map((each) => ({ ...each, fields: [...each.fields] })),
    total: file.badLineCount,
    corrected: [...corrections.keys()].sort((one, other) => one - other),
  };
}
