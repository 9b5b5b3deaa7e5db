import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unpacked } from '@waybill/invoices';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { StoredUpload, UploadStore } from './upload-store.ts';

/** The next step for an upload: it was an archive, and its files are uploads now; or it has to be read itself. */
type TakenOut = { readonly kind: 'unpacked' } | { readonly kind: 'file'; readonly upload: StoredUpload };

/** Takes the files out of an uploaded archive, which goes then. An archive that cannot be opened stays, to be refused. */
export async function takeOut(store: UploadStore, user: SignedInUser, upload: StoredUpload): Promise<TakenOut> {
  const folder = join(store.directory, `${upload.id}.unpacked`);
  try {
    const files = await unpacked({ path: upload.path, name: upload.name }, folder);
    const [first] = files;
    if (first?.path === upload.path)
      return { kind: 'file', upload: { ...upload, refusal: upload.refusal ?? first.refusal } };
    for (const file of files) await store.addUnpacked(user, file);
    await store.remove(upload.id);
    return { kind: 'unpacked' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
