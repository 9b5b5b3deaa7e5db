import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SettingsInUse } from './errors.ts';

/** Any number that nothing else in this database locks: `wayb` in ASCII. */
const lockNumber = 0x77_61_79_62;
const millisecondsBetweenTries = 500;
/** PostgreSQL notices after a moment that a process was killed. */
const patience = 10_000;

/** A settings database that this process alone works on. */
export interface SoleUse {
  release(): Promise<void>;
}

/**
 * Keeps other Waybills off a settings database on a server, by a lock that goes with a connection. When the connection
 * breaks, the lock is taken again.
 * @throws SettingsInUse when another process has it for longer than `milliseconds`.
 */
export async function useAlone(databaseUrl: string, milliseconds = patience): Promise<SoleUse> {
  const lock = new Lock(databaseUrl);
  const latest = performance.now() + milliseconds;
  await lock.connect();
  while (!(await lock.take())) {
    if (performance.now() >= latest) {
      await lock.release();
      throw new SettingsInUse();
    }
    await wait(millisecondsBetweenTries);
  }
  void lock.keep();
  return lock;
}

class Lock implements SoleUse {
  readonly #databaseUrl: string;
  #client: pg.Client | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #isReleased = false;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  async connect(): Promise<void> {
    const connectionString = this.#databaseUrl;
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 20_000, keepAlive: true });
    // Unheard, an error of an idle connection would end the process.
    client.on('error', () => undefined);
    const ended = new Promise((resolve) => client.once('end', resolve));
    await client.connect();
    this.#client = client;
    this.#ended = ended;
    if (this.#isReleased) await client.end();
  }

  async take(): Promise<boolean> {
    const statement = 'select pg_try_advisory_lock($1) as locked';
    const locked = await this.#client?.query<{ locked: boolean }>(statement, [lockNumber]);
    return locked?.rows[0]?.locked === true;
  }

  /** Takes the lock again whenever the connection has ended, until it is released. */
  async keep(): Promise<void> {
    for (;;) {
      await this.#ended;
      if (this.#isReleased) return;
      await wait(millisecondsBetweenTries);
      try {
        await this.connect();
        while (!this.#isReleased && !(await this.take())) await wait(millisecondsBetweenTries);
      } catch {
        // The server is still away; whatever else needs it says so.
      }
    }
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#client?.end();
  }
}
