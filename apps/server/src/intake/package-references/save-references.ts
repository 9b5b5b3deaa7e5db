import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageReference, PackageReferencesOutcome } from '@waybill/contract';
import { recordEvent } from '../../identity/audit/write-audit.ts';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { asWaitingFile } from '../invoice-files/waiting-files.ts';
import { answerInTime } from '../load-requests/answer-in-time.ts';
import type { LoadRequest } from '../load-requests/load-request.ts';
import { receiverOfUser } from '../load-requests/receiver-of-user.ts';
import { loadInvoiceFile } from '../loads/load-invoice-file.ts';
import { previewInvoiceFile } from '../loads/preview/preview-invoice-file.ts';
import { referencesFile } from './references-file.ts';

const listedAs = 'package-references.csv';

interface Sent {
  readonly clientId?: number | undefined;
  readonly preview: boolean;
  readonly rows: readonly PackageReference[];
}

/**
 * Stores reference fields as a file with these rows would be: listed, undone and completed later like any other.
 * @throws ProblemError 400 if the rows are refused, 403 for a client that the user may not read.
 */
export async function saveReferences(
  services: Services,
  user: SignedInUser,
  { clientId, preview, rows }: Sent,
  onFailure: (error: unknown) => void,
): Promise<PackageReferencesOutcome> {
  const { settings, clock, dataDirectory, scratchDirectory } = services;
  const receiver = await receiverOfUser(services, user, clientId);
  const { uploaded } = dataPaths(dataDirectory, scratchDirectory);
  const withFile = async <Result>(work: (request: LoadRequest) => Promise<Result>): Promise<Result> =>
    await asWaitingFile(settings, user.userId, async () => {
      const path = join(uploaded, crypto.randomUUID());
      await mkdir(uploaded, { recursive: true, mode: 0o700 });
      try {
        await writeFile(path, referencesFile(rows), { flag: 'wx', mode: 0o600 });
        return await work({ path, name: listedAs, ...receiver });
      } finally {
        await rm(path, { force: true });
      }
    });
  if (preview) {
    const previewed = await withFile((request) => previewInvoiceFile(services, request));
    return outcomeOf(previewed.status, previewed.messages, null, previewed.deliveries);
  }
  let fileId: number | null = null;
  const onReceived = async (_sha256: string, id: number) => {
    fileId = id;
  };
  const loading = withFile(async (request) => {
    const more = { rows: rows.length, clientId };
    await recordEvent(settings, user, clock(), { action: 'package_references.save', more });
    return await loadInvoiceFile(services, { ...request, onReceived });
  });
  loading.catch(onFailure);
  const report = await answerInTime(loading);
  if (report === undefined) return { status: 'loading', messages: [], fileId, outcome: null };
  return outcomeOf(report.status, report.messages, fileId, report.deliveries ?? null);
}

function outcomeOf(
  status: PackageReferencesOutcome['status'],
  messages: readonly string[],
  fileId: number | null,
  counted: PackageReferencesOutcome['outcome'],
): PackageReferencesOutcome {
  if (status === 'refused') throw badRequest(messages.join(' '));
  const outcome =
    counted === null
      ? null
      : {
          completed: counted.completed,
          known: counted.known,
          waiting: counted.waiting,
          misfits: counted.misfits,
        };
  return { status, messages: [...messages], fileId, outcome };
}
