import { unpacked } from '@waybill/invoices';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { UploadedFile, UploadStore } from './upload-store.ts';

/** The next step for an upload: it was an archive, and its files are uploads now; or it has to be read itself. */
type TakenOut = { readonly kind: 'unpacked' } | { readonly kind: 'file'; readonly file: UploadedFile };

/**
 * Takes the files out of an uploaded archive, which goes then. An archive that cannot be opened stays, to be refused, and
 * so does one that was in an archive itself.
 */
export async function takeOut(store: UploadStore, user: SignedInUser, file: UploadedFile): Promise<TakenOut> {
  if (file.refusal !== undefined) return { kind: 'file', file };
  try {
    const files = await unpacked({ path: file.path, name: file.name }, file.folder, {
      reserve: (room) => store.reserve(user, file.id, room),
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
