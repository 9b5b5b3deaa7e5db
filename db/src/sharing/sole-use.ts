import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { SettingsInUse } from '../errors.ts';
import { ownClient } from './own-client.ts';

/** Any number that nothing else in this database locks: `wayb` in ASCII. */
const lockNumber = 0x77_61_79_62;
const millisecondsBetweenTries = 500;
/** PostgreSQL notices after a moment that a process was killed. */
const patience = 10_000;

/** The use of a settings database by this process. */
export interface Use {
  release(): Promise<void>;
}

/**
 * Keeps other Waybills off a settings database on a server, by a lock that belongs to a connection. If the connection
 * breaks, the lock is taken again.
 * @throws SettingsInUse when another process has it for longer than `milliseconds`.
 */
export function useAlone(databaseUrl: string, milliseconds = patience): Promise<Use> {
  return use(new Lock(databaseUrl, 'pg_try_advisory_lock'), milliseconds);
}

/**
 * Uses a settings database on a server together with others: none of them has it to itself.
 * @throws SettingsInUse when a process has it to itself for longer than `milliseconds`.
 */
export function useTogether(databaseUrl: string, milliseconds = patience): Promise<Use> {
  return use(new Lock(databaseUrl, 'pg_try_advisory_lock_shared'), milliseconds);
}

async function use(lock: Lock, milliseconds: number): Promise<Use> {
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

class Lock implements Use {
  readonly #databaseUrl: string;
  readonly #taking: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared';
  #client: pg.Client | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #isReleased = false;

  constructor(databaseUrl: string, taking: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared') {
    this.#databaseUrl = databaseUrl;
    this.#taking = taking;
  }

  async connect(): Promise<void> {
    const client = ownClient(this.#databaseUrl);
    const ended = new Promise((resolve) => client.once('end', resolve));
    await client.connect();
    this.#client = client;
    this.#ended = ended;
    if (this.#isReleased) await client.end();
  }

  async take(): Promise<boolean> {
    const statement = `select ${this.#taking}($1) as locked`;
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
        // The server is still unreachable; other users of it report that.
      }
    }
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#client?.end();
  }
}
