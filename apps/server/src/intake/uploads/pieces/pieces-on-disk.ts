import { mkdirSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileConfigstore, FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { MomentsInOrder } from './moments-in-order.ts';
import {
  isUploadId,
  type KeptUpload,
  metadataOf,
  millisecondsKept,
  type UploadMetadata,
  type UploadOwner,
  type UploadPieces,
} from './upload-pieces.ts';

/** Uploads in a directory, which several servers may share. Each is a file to which its pieces are added. */
export class PiecesOnDisk implements UploadPieces {
  readonly data: FileStore;
  readonly #directory: string;
  readonly #configs: FileConfigstore;
  readonly #moments = new MomentsInOrder();

  /** Makes the directory, which only the server's own user may read. */
  constructor(directory: string) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.#directory = directory;
    this.#configs = new FileConfigstore(directory);
    this.data = new FileStore({
      directory,
      configstore: this.#configs,
      expirationPeriodInMilliseconds: millisecondsKept,
    });
  }

  async find(owner: UploadOwner, id: string): Promise<KeptUpload | undefined> {
    const upload = await this.data.getUpload(id).catch(() => undefined);
    return upload === undefined || !isOf(owner, upload.metadata) ? undefined : keptUpload(upload);
  }

  async list(owner: UploadOwner): Promise<readonly KeptUpload[]> {
    const all = await Promise.all((await this.#ids()).map((id) => this.data.getUpload(id).catch(() => undefined)));
    return all
      .filter((upload) => upload !== undefined)
      .filter(({ metadata }) => isOf(owner, metadata))
      .toSorted((one, other) => (one.creation_date ?? '').localeCompare(other.creation_date ?? ''))
      .map(keptUpload);
  }

  async add(owner: UploadOwner, upload: Pick<KeptUpload, 'name' | 'refusal'>, path: string): Promise<void> {
    const id = crypto.randomUUID();
    const { size } = await stat(path);
    await rename(path, join(this.#directory, id));
    const facts = { id, size, offset: size, metadata: metadataOf(owner, upload) };
    await this.#configs.set(id, new Upload({ ...facts, creation_date: this.#moments.next().toISOString() }));
  }

  async withFile<Result>(id: string, work: (path: string, folder: string) => Promise<Result>): Promise<Result> {
    const path = join(this.#directory, id);
    const folder = `${path}.unpacked`;
    try {
      return await work(path, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async remove(id: string): Promise<void> {
    await this.data.remove(id).catch(() => undefined);
  }

  async removeOld(inUse: ReadonlySet<string>): Promise<void> {
    for (const id of await this.#ids()) {
      const begun = Date.parse((await this.#configs.get(id))?.creation_date ?? '');
      if (!inUse.has(id) && begun < Date.now() - millisecondsKept) await this.remove(id);
    }
  }

  async #ids(): Promise<string[]> {
    return (await this.#configs.list()).filter(isUploadId);
  }
}

function isOf(owner: UploadOwner, metadata: UploadMetadata | undefined): boolean {
  return metadata?.userId === String(owner.userId) && metadata.tenantId === String(owner.tenantId);
}

const keptUpload = ({ id, size = 0, offset, metadata }: Upload): KeptUpload => ({
  id,
  name: metadata?.filename ?? id,
  bytes: size,
  arrived: offset,
  refusal: metadata?.refusal ?? undefined,
});
