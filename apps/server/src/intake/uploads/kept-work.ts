import type { UploadState } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { millisecondsKept } from './pieces/upload-pieces.ts';

const stopped = 'The server stopped while it was reading the file. Try again.';

/** The state of an upload on which no work has begun. */
export const nothingYet: UploadState = {
  step: 'waiting',
  rows: 0,
  preview: null,
  choices: null,
  outcome: null,
  failure: null,
};

/** Whether the file is being read or loaded, as far as its server has noted. */
const unended = () => sql<boolean>`upload_work.state ->> 'step' in ('previewing', 'loading')`;

/** What is being done with uploads, as all servers see it. */
export class KeptWork {
  readonly #settings: Settings;
  readonly #serverId: string;

  constructor(settings: Settings, serverId: string) {
    this.#settings = settings;
    this.#serverId = serverId;
  }

  /** The states of a user's uploads, by the number of the upload; of those with which something was begun. */
  async statesOf(userId: number, ids: readonly string[]): Promise<ReadonlyMap<string, UploadState>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#settings
      .selectFrom('upload_work')
      .select(['upload_id', 'state', unended().as('isUnended'), 'server_id'])
      .where('user_id', '=', userId)
      .where('upload_id', 'in', ids)
      .execute();
    return new Map(
      rows.map(({ upload_id, state, isUnended, server_id }) => [
        upload_id,
        isUnended && server_id === null ? { ...nothingYet, step: 'failed', failure: stopped } : (state as UploadState),
      ]),
    );
  }

  /** The uploads that are being read or loaded, of these or of all. */
  async busy(ids?: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#settings
      .selectFrom('upload_work')
      .select('upload_id')
      .where(unended())
      .where('server_id', 'is not', null)
      .$if(ids !== undefined, (query) => query.where('upload_id', 'in', ids ?? []))
      .execute();
    return new Set(rows.map(({ upload_id }) => upload_id));
  }

  /** False if the upload is being read or loaded already. */
  async begin(userId: number, id: string, state: UploadState): Promise<boolean> {
    const values = { user_id: userId, server_id: this.#serverId, since: new Date(), state: JSON.stringify(state) };
    const begun = await this.#settings
      .insertInto('upload_work')
      .values({ upload_id: id, ...values })
      .onConflict((conflict) =>
        conflict
          .column('upload_id')
          .doUpdateSet(values)
          .where(({ eb, or, not }) => or([eb('upload_work.server_id', 'is', null), not(unended())])),
      )
      .returning('upload_id')
      .executeTakeFirst();
    return begun !== undefined;
  }

  /** Notes how far this server is. */
  async note(id: string, state: UploadState): Promise<void> {
    await this.#settings
      .updateTable('upload_work')
      .set({ state: JSON.stringify(state) })
      .where('upload_id', '=', id)
      .where('server_id', '=', this.#serverId)
      .execute();
  }

  async forget(id: string): Promise<void> {
    await this.#settings.deleteFrom('upload_work').where('upload_id', '=', id).execute();
  }

  /** Forgets what was begun more than a day ago and is over. */
  async forgetOld(): Promise<void> {
    await this.#settings
      .deleteFrom('upload_work')
      .where('since', '<', new Date(Date.now() - millisecondsKept))
      .where(({ eb, or, not }) => or([eb('server_id', 'is', null), not(unended())]))
      .execute();
  }
}
