import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mostUploadedBytes, type ReadingAnswers, type UploadOutcome } from '@waybill/contract';
import { recordEvent } from '../../identity/audit/write-audit.ts';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { whileThereIsRoom } from '../../platform/disk-room.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { ProblemError } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { answerInTime } from '../load-requests/answer-in-time.ts';
import { receiverOfUser } from '../load-requests/receiver-of-user.ts';
import { loadInvoiceFile } from '../loads/load-invoice-file.ts';
import { asWaitingFile } from './waiting-files.ts';

/** A file being received. */
interface Upload {
  readonly name: string;
  readonly content: Readable;
  /** The client to which unknown accounts belong. */
  readonly clientId?: number | undefined;
  readonly acceptBadLines: boolean;
  readonly answers: ReadingAnswers;
}

/**
 * Receives a file from the browser and loads it as if it had been uploaded on this machine. If it takes long, the
 * answer is `loading`, and the load continues.
 * @throws ProblemError 403 for a client that the user may not read, 409 for too many files at once, 413 for a file that is too large, 499 for one whose
 * sender went away.
 */
export async function uploadFile(
  services: Services,
  user: SignedInUser,
  { name, content, clientId, acceptBadLines, answers }: Upload,
  onFailure: (error: unknown) => void,
): Promise<UploadOutcome> {
  const { settings, clock, dataDirectory, scratchDirectory } = services;
  const receiver = await receiverOfUser(services, user, clientId);
  const received = Promise.withResolvers<void>();
  let fileId: number | null = null;
  const onReceived = async (_sha256: string, id: number) => {
    fileId = id;
  };
  const loading = asWaitingFile(settings, user.userId, async () => {
    const path = await storedUpload(content, dataPaths(dataDirectory, scratchDirectory).uploaded);
    try {
      await recordEvent(settings, user, clock(), {
        action: 'invoice_file.upload',
        more: { name, acceptBadLines, clientId, ...answers },
      });
      received.resolve();
      return await loadInvoiceFile(services, { path, name, acceptBadLines, answers, onReceived, ...receiver });
    } finally {
      await rm(path, { force: true });
    }
  });
  loading.catch(received.reject);
  await received.promise;
  loading.catch(onFailure);
  const report = await answerInTime(loading);
  if (report === undefined)
    return { status: 'loading', messages: [], limits: [], packages: 0, badLines: 0, fileId, invoices: [] };
  return {
    status: report.status,
    messages: report.messages,
    limits: report.limits,
    packages: report.packages,
    badLines: report.badLines,
    fileId,
    invoices: report.invoices.map(({ rows: _rows, ...invoice }) => invoice),
  };
}

async function storedUpload(content: Readable, directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, crypto.randomUUID());
  try {
    await pipeline(
      content,
      upToLimit,
      (chunks: AsyncIterable<Buffer>) => whileThereIsRoom(chunks, directory),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    return path;
  } catch (error) {
    await rm(path, { force: true });
    if (!senderWentAway(error)) throw error;
    throw new ProblemError({
      title: 'Client closed request',
      status: 499,
      detail: 'The file did not arrive completely.',
    });
  }
}

const senderWentAway = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE');

async function* upToLimit(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > mostUploadedBytes) {
      const detail = 'The file is larger than 512 MB. Load it with the command: waybill load.';
      throw new ProblemError({ title: 'Payload Too Large', status: 413, detail });
    }
    yield chunk;
  }
}
