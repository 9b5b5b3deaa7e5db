import type { LineCorrection } from '@waybill/contract';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest, notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import type { LoadRequest } from '../load-requests/load-request.ts';
import { receiverOfUser } from '../load-requests/receiver-of-user.ts';
import { administeredFile } from '../received-files/administered-files.ts';

interface Choices {
  readonly clientId: number | null;
  readonly acceptBadLines: boolean;
  readonly corrections: readonly LineCorrection[];
}

/** A stored file whose bad lines the user may see, and how it is loaded with corrected lines. */
export interface FileToCorrect {
  readonly sha256: string;
  readonly isLoaded: boolean;
  /** The client chosen for unknown accounts when the file was received. */
  readonly clientId: number | null;
  /** Where its kept copy is. */
  readonly keptAddress: string;
  readonly request: Omit<LoadRequest, 'path'>;
}

/**
 * A file whose bad lines the user may correct. It is loaded for its original client, unless another is chosen.
 * @throws ProblemError 400 while it is being loaded, 403 for a client that the user may not read, 404 for a file that
 * they may not see, or without bad lines.
 */
export async function fileToCorrect(
  services: Services,
  user: SignedInUser,
  fileId: number,
  { clientId, acceptBadLines, corrections }: Choices,
): Promise<FileToCorrect> {
  const file = await administeredFile(services.settings, user, fileId);
  const { keptAddress, name, sha256, invoices, mapping, answers } = file;
  if (!file.hasBadLinesReport || keptAddress === null)
    throw notFound('The file has no rejected lines that you can see.');
  if (!file.mayCorrect) throw badRequest('The file is being loaded or undone. Wait until that is done.');
  const owners = [...new Set(invoices.map((invoice) => invoice.clientId))];
  const [owner = null] = owners.length === 1 ? owners : [];
  const receiver = await receiverOfUser(services, user, clientId ?? file.clientId ?? owner);
  const isLoaded = file.status === 'loaded';
  const request = { name, acceptBadLines, corrections, mapping, answers, ...receiver };
  return { sha256, isLoaded, clientId: file.clientId, keptAddress, request };
}
