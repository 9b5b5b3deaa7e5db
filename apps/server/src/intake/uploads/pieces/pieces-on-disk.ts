import { mkdirSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileConfigstore } from '@tus/file-store';
import { Upload } from '@tus/server';
import type { Settings } from '@waybill/db';
import { assertRoomOnDisk } from '../../../platform/disk-room.ts';
import { MomentsInOrder } from './moments-in-order.ts';
import { UploadFiles } from './upload-files.ts';
import {
  type FileToKeep,
  isUploadId,
  type KeptUpload,
  metadataOf,
  millisecondsKept,
  type Room,
  type UploadMetadata,
  type UploadOwner,
  type UploadPieces,
} from './upload-pieces.ts';
import { UploadRecords } from './upload-records.ts';

/** Uploads in a directory, which several servers may share. Each is a file to which its pieces are added. */
export class PiecesOnDisk implements UploadPieces {
  readonly data: UploadFiles;
  readonly #directory: string;
  readonly #configs: FileConfigstore;
  readonly #records: UploadRecords;
  readonly #moments = new MomentsInOrder();

  /** Makes the directory, which only the server's own user may read. */
  constructor(directory: string, settings: Settings) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.#directory = directory;
    this.#configs = new FileConfigstore(directory);
    this.#records = new UploadRecords(settings);
    this.data = new UploadFiles(directory, {
      configstore: this.#configs,
      records: this.#records,
      moments: this.#moments,
    });
  }

  async find(owner: UploadOwner, id: string): Promise<KeptUpload | undefined> {
    const upload = await this.data.getUpload(id).catch(() => undefined);
    return upload === undefined || !isOf(owner, upload.metadata) ? undefined : keptUpload(upload);
  }

  async list(owner: UploadOwner): Promise<readonly KeptUpload[]> {
    const recorded = await this.#records.list(owner);
    const found = await Promise.all(recorded.map((upload) => this.#withSize(upload)));
    return found.filter((upload) => upload !== undefined);
  }

  async reserve(owner: UploadOwner, archiveId: string, room: Room): Promise<void> {
    await assertRoomOnDisk(this.#directory, room.bytes);
    await this.#records.reserve(owner, archiveId, room);
  }

  async addReserved(owner: UploadOwner, archiveId: string, { path, ...upload }: FileToKeep): Promise<void> {
    const id = crypto.randomUUID();
    const { size } = await stat(path);
    const begunAt = this.#moments.next();
    await this.#records.createReserved(archiveId, { ...upload, id, owner, bytes: size, begunAt });
    try {
      await rename(path, join(this.#directory, id));
      const facts = { id, size, offset: size, metadata: metadataOf(owner, upload) };
      await this.#configs.set(id, new Upload({ ...facts, creation_date: begunAt.toISOString() }));
    } catch (error) {
      await this.remove(id);
      throw error;
    }
  }

  async release(archiveId: string): Promise<void> {
    await this.#records.release(archiveId);
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
    const old = await this.#records.begunBefore(new Date(Date.now() - millisecondsKept));
    for (const id of old) if (!inUse.has(id)) await this.remove(id);
    // What an earlier version received is not recorded.
    for (const id of await this.#ids()) {
      const begun = Date.parse((await this.#configs.get(id))?.creation_date ?? '');
      if (!inUse.has(id) && begun < Date.now() - millisecondsKept) await this.remove(id);
    }
  }

  /** Undefined if its file is gone, as after a backup was restored. */
  async #withSize(upload: KeptUpload): Promise<KeptUpload | undefined> {
    const file = await stat(join(this.#directory, upload.id)).catch(() => undefined);
    return file === undefined ? undefined : { ...upload, arrived: file.size };
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
