import { rm } from 'node:fs/promises';
import { FileBeyondLimits, type FileReader, kindOfFile } from '@waybill/invoices';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { inTurnOfReaders } from '../../platform/reading/readers.ts';
import type { Services } from '../../platform/services.ts';
import type { UploadedFile, UploadStore } from './upload-store.ts';

/** The next step for an upload: it was an archive, and its files are uploads now; or it has to be read itself. */
type TakenOut = { readonly kind: 'unpacked' } | { readonly kind: 'file'; readonly file: UploadedFile };

/**
 * Takes the files out of an uploaded archive, which goes then. An archive that cannot be opened stays, to be refused, and
 * so does one that was in an archive itself.
 */
export async function takeOut(
  services: Pick<Services, 'readers'>,
  store: UploadStore,
  user: SignedInUser,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<TakenOut> {
  if (file.refusal !== undefined || (await kindOfFile(file.path)) !== 'zip') return { kind: 'file', file };
  const unpack = async (reader: FileReader) => {
    await rm(file.folder, { recursive: true, force: true });
    return await reader.unpack({ path: file.path, name: file.name }, file.folder, {
      reserve: (room) => store.reserve(user, file.id, room),
    });
  };
  try {
    const reading = { userId: user.userId, path: file.path, signal };
    const files = await inTurnOfReaders(services, reading, unpack).catch((error: unknown) => {
      if (error instanceof FileBeyondLimits) return [{ path: file.path, name: file.name, refusal: error.message }];
      throw error;
    });
    const [first] = files;
    if (first?.path === file.path) return { kind: 'file', file: { ...file, refusal: first.refusal } };
    for (const each of files) await store.addReserved(user, file.id, each);
    await store.remove(file.id);
    return { kind: 'unpacked' };
  } finally {
    await store.release(file.id);
  }
}
