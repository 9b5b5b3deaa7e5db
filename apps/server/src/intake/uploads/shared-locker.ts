import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';
import { type Settings, tellServers } from '@waybill/db';
import type { FastifyInstance } from 'fastify';

const releaseTopic = 'release upload';
const millisecondsBetweenTries = 100;
const longestWait = 30_000;

/**
 * Lets only one request at a time write to an upload, across all servers. A later request asks the current one to stop,
 * because its connection has most likely broken. A server's locks end with it.
 */
export class SharedLocker implements Locker {
  readonly #settings: Settings;
  readonly #serverId: string;
  readonly #held = new Map<string, RequestRelease>();

  constructor(settings: Settings, { news, presence }: Pick<FastifyInstance, 'news' | 'presence'>) {
    this.#settings = settings;
    this.#serverId = presence.id;
    news.on(releaseTopic, (id) => void this.#held.get(id)?.());
  }

  newLock(id: string): Lock {
    return { lock: (signal, release) => this.#lock(id, signal, release), unlock: () => this.#unlock(id) };
  }

  async #lock(id: string, signal: AbortSignal, release: RequestRelease): Promise<void> {
    const latest = performance.now() + longestWait;
    while (!(await this.#take(id))) {
      if (signal.aborted || performance.now() > latest) throw ERRORS.ERR_LOCK_TIMEOUT;
      await tellServers(this.#settings, releaseTopic, id);
      await wait(millisecondsBetweenTries);
    }
    this.#held.set(id, release);
  }

  async #take(id: string): Promise<boolean> {
    const taken = await this.#settings
      .insertInto('upload_lock')
      .values({ upload_id: id, server_id: this.#serverId })
      .onConflict((conflict) => conflict.column('upload_id').doNothing())
      .returning('upload_id')
      .executeTakeFirst();
    return taken !== undefined;
  }

  async #unlock(id: string): Promise<void> {
    this.#held.delete(id);
    await this.#settings
      .deleteFrom('upload_lock')
      .where('upload_id', '=', id)
      .where('server_id', '=', this.#serverId)
      .execute();
  }
}
