import { createWriteStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/server';
import pLimit from 'p-limit';
import { withScratchFolder } from '../../../platform/data-directory/scratch-folder.ts';
import { assertRoomOnDisk } from '../../../platform/disk-room.ts';
import { openStored } from '../../../platform/files/file-store.ts';
import type { Services } from '../../../platform/services.ts';
import { cut } from './cut.ts';
import { MomentsInOrder } from './moments-in-order.ts';
import {
  type FileToKeep,
  type KeptUpload,
  metadataOf,
  millisecondsKept,
  type Room,
  type UploadOwner,
  type UploadPieces,
} from './upload-pieces.ts';
import { type RecordedPiece, UploadRecords } from './upload-records.ts';

const bytesPerPiece = 8 * 1_048_576;
const piecesReadAtOnce = 4;
const piecesRemovedAtOnce = 8;

const folder = 'resumable-uploads';
const number = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pieceName = new RegExp(`^${folder}/(${number})/${number}$`);

/** Where the pieces are, and who knows of them. */
export type PiecesContext = Pick<Services, 'settings' | 'files' | 'dataDirectory' | 'scratchDirectory'>;

/**
 * Uploads of servers that share no disk: the pieces are files of the store, and the settings database says which there
 * are. A piece counts once it is recorded, and only if it begins where the ones before it end.
 */
export class PiecesInFileStore extends DataStore implements UploadPieces {
  override readonly extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  readonly #context: PiecesContext;
  readonly #records: UploadRecords;
  readonly #moments = new MomentsInOrder();

  constructor(context: PiecesContext) {
    super();
    this.#context = context;
    this.#records = new UploadRecords(context.settings);
  }

  get data(): this {
    return this;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size: bytes = 0, metadata } = upload;
    const begunAt = this.#moments.next();
    const owner = { userId: Number(metadata?.userId), tenantId: Number(metadata?.tenantId) };
    await this.#records.create({ id, owner, name: metadata?.filename ?? id, bytes, refusal: undefined, begunAt });
    return Object.assign(upload, { creation_date: begunAt.toISOString() });
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#records.find(id);
    if (found === undefined) throw ERRORS.FILE_NOT_FOUND;
    const { owner, bytes: size, arrived: offset, begunAt } = found;
    return new Upload({ id, size, offset, metadata: metadataOf(owner, found), creation_date: begunAt.toISOString() });
  }

  override getExpiration(): number {
    return millisecondsKept;
  }

  override async write(arriving: Readable, id: string, offset: number): Promise<number> {
    let start = offset;
    for await (const piece of cut(arriving, bytesPerPiece)) {
      await this.#keep(id, start, piece);
      start += piece.length;
    }
    return start;
  }

  async find(owner: UploadOwner, id: string): Promise<KeptUpload | undefined> {
    const found = await this.#records.find(id);
    return found?.owner.userId === owner.userId && found.owner.tenantId === owner.tenantId ? found : undefined;
  }

  async list(owner: UploadOwner): Promise<readonly KeptUpload[]> {
    return await this.#records.list(owner);
  }

  async reserve(owner: UploadOwner, archiveId: string, room: Room): Promise<void> {
    await assertRoomOnDisk(this.#scratch, room.bytes);
    await this.#records.reserve(owner, archiveId, room);
  }

  async release(archiveId: string): Promise<void> {
    await this.#records.release(archiveId);
  }

  async addReserved(owner: UploadOwner, archiveId: string, { path, ...upload }: FileToKeep): Promise<void> {
    const id = crypto.randomUUID();
    const { size: bytes } = await stat(path);
    await this.#records.createReserved(archiveId, { ...upload, id, owner, bytes, begunAt: this.#moments.next() });
    const piece = { id: crypto.randomUUID(), start: 0, bytes };
    try {
      await this.#context.files.writeFrom(nameOf(id, piece), path);
      await this.#records.addPiece(id, piece);
      await rm(path);
    } catch (error) {
      await this.remove(id).catch(() => undefined);
      throw error;
    }
  }

  async withFile<Result>(id: string, work: (path: string, folder: string) => Promise<Result>): Promise<Result> {
    return await withScratchFolder(this.#context, async (scratch) => {
      const path = join(scratch, 'file');
      const inTurn = pLimit(piecesReadAtOnce);
      const pieces = await this.#records.piecesOf(id);
      await assertRoomOnDisk(
        scratch,
        pieces.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      await writeFile(path, '', { mode: 0o600 });
      await Promise.all(pieces.map((piece) => inTurn(() => this.#copy(id, piece, path))));
      return await work(path, join(scratch, 'unpacked'));
    });
  }

  override async remove(id: string): Promise<void> {
    await this.#records.remove(id);
    await this.#removeFiles(await this.#stored(`${folder}/${id}`));
  }

  async removeOld(inUse: ReadonlySet<string>): Promise<void> {
    const old = await this.#records.begunBefore(new Date(Date.now() - millisecondsKept));
    for (const id of old) if (!inUse.has(id)) await this.remove(id);
    // An upload is recorded before its first piece is stored, so what is not recorded now has been removed.
    const stored = await this.#stored(folder);
    const known = await this.#records.known([...new Set(stored.map(({ uploadId }) => uploadId))]);
    await this.#removeFiles(stored.filter(({ uploadId }) => !known.has(uploadId)));
  }

  get #scratch(): string {
    return this.#context.scratchDirectory ?? this.#context.dataDirectory;
  }

  /** Stores a piece, which counts once it is recorded. */
  async #keep(uploadId: string, start: number, content: Uint8Array): Promise<void> {
    const { files } = this.#context;
    const piece = { id: crypto.randomUUID(), start, bytes: content.length };
    await files.write(nameOf(uploadId, piece), content);
    if (await this.#records.addPiece(uploadId, piece)) return;
    await files.remove(nameOf(uploadId, piece));
    throw ERRORS.INVALID_OFFSET;
  }

  async #copy(uploadId: string, piece: RecordedPiece, path: string): Promise<void> {
    const { content } = await openStored(this.#context.files, nameOf(uploadId, piece));
    await pipeline(content, createWriteStream(path, { flags: 'r+', start: piece.start }));
  }

  /** The pieces in a folder; other files there are not ours. */
  async #stored(within: string): Promise<readonly StoredPiece[]> {
    const listed = await this.#context.files.list(within);
    return listed.flatMap(({ name }) => {
      const uploadId = pieceName.exec(name)?.[1];
      return uploadId === undefined ? [] : [{ name, uploadId }];
    });
  }

  async #removeFiles(pieces: readonly StoredPiece[]): Promise<void> {
    const inTurn = pLimit(piecesRemovedAtOnce);
    await Promise.all(pieces.map(({ name }) => inTurn(() => this.#context.files.remove(name))));
  }
}

interface StoredPiece {
  readonly name: string;
  readonly uploadId: string;
}

const nameOf = (uploadId: string, { id }: Pick<RecordedPiece, 'id'>): string => `${folder}/${uploadId}/${id}`;
