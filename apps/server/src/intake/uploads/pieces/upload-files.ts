import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileConfigstore, FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { assertRoomOnDisk, whileThereIsRoom } from '../../../platform/disk-room.ts';
import type { MomentsInOrder } from './moments-in-order.ts';
import { millisecondsKept } from './upload-pieces.ts';
import type { UploadRecords } from './upload-records.ts';

/** The tus server's files in a directory. Each is recorded before it is made, and none takes the room that stays free. */
export class UploadFiles extends FileStore {
  readonly #records: UploadRecords;
  readonly #moments: MomentsInOrder;

  constructor(
    directory: string,
    {
      configstore,
      records,
      moments,
    }: Readonly<{ configstore: FileConfigstore; records: UploadRecords; moments: MomentsInOrder }>,
  ) {
    super({ directory, configstore, expirationPeriodInMilliseconds: millisecondsKept });
    this.#records = records;
    this.#moments = moments;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size: bytes = 0, metadata } = upload;
    await assertRoomOnDisk(this.directory, bytes);
    const owner = { userId: Number(metadata?.userId), tenantId: Number(metadata?.tenantId) };
    const name = metadata?.filename ?? id;
    await this.#records.create({ id, owner, name, bytes, refusal: undefined, begunAt: this.#moments.next() });
    try {
      return await super.create(upload);
    } catch (error) {
      await this.remove(id).catch(() => undefined);
      throw error;
    }
  }

  override async write(arriving: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(arriving, (chunks: AsyncIterable<Buffer>) => whileThereIsRoom(chunks, this.directory), file);
    return offset + file.bytesWritten;
  }

  override async remove(id: string): Promise<void> {
    await this.#records.remove(id);
    await super.remove(id);
  }
}
