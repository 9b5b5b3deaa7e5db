import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { connectionOf } from '../open-settings.ts';
import type { Settings } from '../settings.ts';
import { ownClient } from './own-client.ts';

const channel = 'waybill';
const millisecondsBetweenTries = 500;
/** PostgreSQL accepts at most 8,000 bytes; events contain only ids. */
const mostBytes = 7_900;

/**
 * Sends an event to every server on this settings database, including this one. Within a transaction it is sent when
 * that commits, and not at all if it does not.
 */
export async function tellServers(settings: Settings, topic: string, about: string): Promise<void> {
  const told = JSON.stringify([topic, about]);
  if (Buffer.byteLength(told) > mostBytes) throw new RangeError(`The event on ${topic} is too long.`);
  await sql`select pg_notify(${channel}, ${told})`.execute(settings);
}

/** The servers' events, as this one receives them. */
export interface News {
  /** Calls back for every event on a topic; returns a function that ends it. */
  on(topic: string, listener: (about: string) => void): () => void;
  /** Calls back when something may have been missed, because the connection was broken; returns a function that ends it. */
  onMissed(listener: () => void): () => void;
  close(): Promise<void>;
}

const missed = Symbol('missed');

/** Starts receiving the events of the servers on this settings database. */
export async function hearNews(settings: Settings): Promise<News> {
  const connection = connectionOf(settings);
  const heard = new EventEmitter().setMaxListeners(0);
  const take = (told: string) => {
    const [topic, about] = JSON.parse(told) as [string, string];
    heard.emit(topic, about);
  };
  const on = (topic: string | symbol, listener: (about: string) => void) => {
    heard.on(topic, listener);
    return () => void heard.off(topic, listener);
  };
  const shared = { on, onMissed: (listener: () => void) => on(missed, listener) };
  if ('embedded' in connection) {
    const stop = await connection.embedded.listen(channel, take);
    return { ...shared, close: stop };
  }
  const { connectionString } = connection.pool.options;
  const ear = new Ear(connectionString ?? '', take, () => heard.emit(missed));
  await ear.connect();
  return { ...shared, close: () => ear.close() };
}

/** A connection for listening only, which reconnects when it breaks. */
class Ear {
  readonly #connectionString: string;
  readonly #take: (told: string) => void;
  readonly #onMissed: () => void;
  #client: pg.Client | undefined;
  #isClosed = false;

  constructor(connectionString: string, take: (told: string) => void, onMissed: () => void) {
    this.#connectionString = connectionString;
    this.#take = take;
    this.#onMissed = onMissed;
  }

  async connect(): Promise<void> {
    const client = ownClient(this.#connectionString);
    client.on('notification', ({ payload }) => this.#take(payload ?? '[]'));
    await client.connect();
    try {
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    this.#client = client;
    client.once('end', () => void this.#connectAgain());
    if (this.#isClosed) await client.end();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  async #connectAgain(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.connect();
        this.#onMissed();
        return;
      } catch {
        // The server is still unreachable; other users of it report that.
        await wait(millisecondsBetweenTries);
      }
    }
  }
}
