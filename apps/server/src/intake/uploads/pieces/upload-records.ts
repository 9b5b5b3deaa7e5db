import { mostWaitingBytes, mostWaitingUploads } from '@waybill/contract';
import { lockUser, type Settings } from '@waybill/db';
import { sql } from 'kysely';
import { conflict } from '../../../platform/problems.ts';
import type { KeptUpload, Room, UploadOwner } from './upload-pieces.ts';

/** The largest file has 256 pieces of the usual size, and one more for each time that its connection broke. */
const mostPieces = 4_000;

/** An upload as all servers see it. */
export interface RecordedUpload extends KeptUpload {
  readonly owner: UploadOwner;
  readonly begunAt: Date;
}

/** A stored piece of an upload, and how many bytes of the file are before it. */
export interface RecordedPiece {
  readonly id: string;
  readonly start: number;
  readonly bytes: number;
}

/** What the settings database knows of uploads. Whatever one will take is counted before any of it is written. */
export class UploadRecords {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** @throws ProblemError 409 if the user's uploads would be too many, or too large. */
  async create(upload: Omit<RecordedUpload, 'arrived'>): Promise<void> {
    const { owner, bytes } = upload;
    await this.#settings.transaction().execute(async (transaction) => {
      await lockUser(transaction, owner.userId);
      await assertRoom(transaction, owner, { files: 1, bytes });
      await insert(transaction, upload);
    });
  }

  /** Reserves what the files of an archive will take. @throws ProblemError 409 if that is too much. */
  async reserve(owner: UploadOwner, archiveId: string, room: Room): Promise<void> {
    await this.#settings.transaction().execute(async (transaction) => {
      await lockUser(transaction, owner.userId);
      await assertRoom(transaction, owner, room, archiveId);
      await transaction
        .updateTable('upload')
        .set({ reserved_files: room.files, reserved_bytes: room.bytes })
        .where('id', '=', archiveId)
        .execute();
    });
  }

  /** Records a file of an archive, which takes its part of what was reserved. */
  async createReserved(archiveId: string, upload: Omit<RecordedUpload, 'arrived'>): Promise<void> {
    await this.#settings.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('upload')
        .set(({ eb }) => ({
          reserved_files: eb('reserved_files', '-', 1),
          reserved_bytes: eb('reserved_bytes', '-', upload.bytes),
        }))
        .where('id', '=', archiveId)
        .execute();
      await insert(transaction, upload);
    });
  }

  /** Gives back what was reserved for an archive and not used. */
  async release(archiveId: string): Promise<void> {
    await this.#settings
      .updateTable('upload')
      .set({ reserved_files: 0, reserved_bytes: 0 })
      .where('id', '=', archiveId)
      .execute();
  }

  async find(id: string): Promise<RecordedUpload | undefined> {
    const row = await this.#uploads().where('upload.id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : recordedUpload(row);
  }

  /** A user's uploads, oldest first. */
  async list({ userId }: UploadOwner): Promise<readonly RecordedUpload[]> {
    const rows = await this.#uploads()
      .where('upload.user_id', '=', userId)
      .orderBy('upload.begun_at')
      .orderBy('upload.id')
      .execute();
    return rows.map(recordedUpload);
  }

  async begunBefore(moment: Date): Promise<readonly string[]> {
    const rows = await this.#settings.selectFrom('upload').select('id').where('begun_at', '<', moment).execute();
    return rows.map(({ id }) => id);
  }

  /** Which of these uploads there are. */
  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#settings.selectFrom('upload').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Records a piece that is stored. False if it does not begin where the ones before it end, because another server has
   * recorded one meanwhile; if the upload is gone; or if it has too many pieces.
   */
  async addPiece(uploadId: string, { id, start, bytes }: RecordedPiece): Promise<boolean> {
    const { rows } = await sql`
      insert into upload_piece (id, upload_id, start, bytes)
      select ${id}::uuid, upload.id, ${start}::bigint, ${bytes}::bigint
      from upload
      where upload.id = ${uploadId}::uuid
        and (
          select coalesce(sum(bytes), 0) = ${start}::bigint and count(*) < ${mostPieces}::bigint
          from upload_piece
          where upload_id = upload.id
        )
      on conflict (upload_id, start) do nothing
      returning id`.execute(this.#settings);
    return rows.length > 0;
  }

  /** In the order of the file. */
  async piecesOf(uploadId: string): Promise<readonly RecordedPiece[]> {
    return await this.#settings
      .selectFrom('upload_piece')
      .select(['id', 'start', 'bytes'])
      .where('upload_id', '=', uploadId)
      .orderBy('start')
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.#settings.deleteFrom('upload').where('id', '=', id).execute();
  }

  #uploads() {
    return this.#settings
      .selectFrom('upload')
      .innerJoin('user_account', 'user_account.id', 'upload.user_id')
      .select(['upload.id', 'upload.user_id', 'user_account.tenant_id', 'upload.name', 'upload.bytes'])
      .select(['upload.refusal', 'upload.begun_at'])
      .select(
        sql<number>`(select coalesce(sum(bytes), 0) from upload_piece where upload_id = upload.id)::bigint`.as(
          'arrived',
        ),
      );
  }
}

/** An archive itself goes when its files are unpacked, so only its bytes count. */
async function assertRoom(
  transaction: Settings,
  { userId }: UploadOwner,
  wanted: Room,
  archiveId: string | null = null,
): Promise<void> {
  const { files, bytes } = await transaction
    .selectFrom('upload')
    .where('user_id', '=', userId)
    .select([
      sql<number>`(count(*) filter (where id is distinct from ${archiveId}::uuid)
        + coalesce(sum(reserved_files) filter (where id is distinct from ${archiveId}::uuid), 0))::integer`.as('files'),
      sql<number>`(coalesce(sum(bytes), 0)
        + coalesce(sum(reserved_bytes) filter (where id is distinct from ${archiveId}::uuid), 0))::bigint`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  if (files + wanted.files > mostWaitingUploads)
    throw conflict(`At most ${mostWaitingUploads} uploaded files can wait at a time. Load or discard one first.`);
  if (bytes + wanted.bytes > mostWaitingBytes)
    throw conflict('Uploaded files of at most 40 GB can wait at a time. Load or discard some first.');
}

async function insert(transaction: Settings, upload: Omit<RecordedUpload, 'arrived'>): Promise<void> {
  const { id, owner, name, bytes, refusal = null, begunAt } = upload;
  await transaction
    .insertInto('upload')
    .values({ id, user_id: owner.userId, name, bytes, refusal, begun_at: begunAt })
    .execute();
}

interface UploadRow extends Pick<KeptUpload, 'id' | 'name' | 'bytes' | 'arrived'> {
  readonly user_id: number;
  readonly tenant_id: number;
  readonly refusal: string | null;
  readonly begun_at: Date;
}

const recordedUpload = ({ user_id, tenant_id, refusal, begun_at, ...upload }: UploadRow): RecordedUpload => ({
  ...upload,
  refusal: refusal ?? undefined,
  owner: { userId: user_id, tenantId: tenant_id },
  begunAt: begun_at,
});
