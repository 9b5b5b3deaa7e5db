import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FtpFileTable } from '@waybill/db';
import { dataPaths } from '../data-directory/data-paths.ts';
import { loadInvoiceFile } from '../loads/load-invoice-file.ts';
import type { FetchContext } from './fetch-context.ts';
import { RemoteError, type RemoteFile, type RemoteFolder } from './remote/remote-folder.ts';

/** Larger files are not fetched: no carrier sends them, and they would fill the disk. */
const largestFile = 2_000_000_000;

/** What became of a fetched file. */
export interface TakenIn {
  readonly outcome: FtpFileTable['outcome'];
  readonly reason: string | null;
  readonly sha256: string | null;
}

/**
 * Downloads a file and loads it as if it had been handed in.
 * @throws RemoteError when it could not be downloaded.
 */
export async function takeIn(
  context: FetchContext,
  folder: RemoteFolder,
  file: RemoteFile,
  owner: { readonly clientId: number; readonly tenantId: number },
): Promise<TakenIn> {
  if (file.bytes > largestFile) return { outcome: 'refused', reason: 'The file is larger than 2 GB.', sha256: null };
  const directory = dataPaths(context.dataDirectory).fetched;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, crypto.randomUUID());
  try {
    await folder.download(file.name, path).catch((error: unknown) => {
      throw new RemoteError(`The connection broke while ${file.name} was fetched.`, { cause: error });
    });
    if ((await stat(path)).size !== file.bytes) {
      return { outcome: 'failed', reason: 'The file was still being written; it is fetched again.', sha256: null };
    }
    const { status, messages, sha256 } = await loadInvoiceFile(context, { path, name: file.name, ...owner });
    return { outcome: status, reason: messages.length === 0 ? null : messages.join('\n'), sha256 };
  } finally {
    await rm(path, { force: true });
  }
}
