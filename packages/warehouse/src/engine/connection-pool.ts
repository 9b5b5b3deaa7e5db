import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { WarehouseClosed } from '../errors.ts';
import type { Deadline } from './deadline.ts';
import type { ReaderGate } from './reader-gate.ts';
import type { Lane } from './statement.ts';

interface Waiting {
  readonly lane: Lane;
  give(connection: DuckDBConnection): void;
  fail(error: Error): void;
}

/** What work had to wait for before it began, in milliseconds. */
export interface Waits {
  readonly forConnection: number;
  /** For a commit that replaces rows. */
  readonly forCommit: number;
}

/** How many are at work and how many wait, by lane. */
export type Occupancy = Readonly<Record<Lane, { readonly running: number; readonly waiting: number }>>;

/** A fixed number of connections, lent in the order of asking; long work gets half of them at most. */
export class ConnectionPool {
  readonly #instance: DuckDBInstance;
  readonly #gate: ReaderGate;
  readonly #size: number;
  readonly #mostLong: number;
  readonly #running: Record<Lane, number> = { short: 0, long: 0 };
  readonly #all = new Set<DuckDBConnection>();
  readonly #idle: DuckDBConnection[] = [];
  readonly #waiting = new Set<Waiting>();
  readonly #emptied = Promise.withResolvers<void>();
  #opening = 0;
  #closed = false;

  constructor(instance: DuckDBInstance, size: number, gate: ReaderGate) {
    this.#instance = instance;
    this.#gate = gate;
    this.#size = size;
    this.#mostLong = Math.max(1, Math.floor(size / 2));
  }

  get occupancy(): Occupancy {
    const waiting = (lane: Lane) => [...this.#waiting].filter((waiting) => waiting.lane === lane).length;
    return {
      short: { running: this.#running.short, waiting: waiting('short') },
      long: { running: this.#running.long, waiting: waiting('long') },
    };
  }

  /** Lends a connection to `work` and interrupts it when the deadline passes, waiting included. */
  async use<Result>(
    deadline: Deadline,
    work: (connection: DuckDBConnection, waits: Waits) => Promise<Result>,
    lane: Lane = 'short',
  ): Promise<Result> {
    const asked = performance.now();
    const connection = await this.#take(deadline, lane);
    const lent = performance.now();
    let stopped: Error | undefined;
    let working = true;
    deadline.onPassed((reason) => {
      stopped = reason;
      if (working) connection.interrupt();
    });
    try {
      if (stopped) throw stopped;
      const result = await this.#gate.read(() =>
        work(connection, { forConnection: lent - asked, forCommit: performance.now() - lent }),
      );
      if (stopped) throw stopped;
      return result;
    } catch (error) {
      throw stopped ?? (this.#closed ? closedError() : error);
    } finally {
      working = false;
      this.#giveBack(connection, lane);
    }
  }

  /** Refuses new work, interrupts what runs and resolves when every connection is closed. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#waiting) waiting.fail(closedError());
    for (const connection of this.#all) connection.interrupt();
    for (const connection of this.#idle.splice(0)) this.#discard(connection);
    if (this.#all.size + this.#opening > 0) await this.#emptied.promise;
  }

  async #take(deadline: Deadline, lane: Lane): Promise<DuckDBConnection> {
    if (this.#closed) throw closedError();
    if (!this.#hasRoomFor(lane)) return this.#wait(deadline, lane);
    this.#running[lane] += 1;
    return this.#idle.pop() ?? (await this.#open(lane));
  }

  #hasRoomFor(lane: Lane): boolean {
    const { short, long } = this.#running;
    return short + long < this.#size && (lane === 'short' || long < this.#mostLong);
  }

  async #open(lane: Lane): Promise<DuckDBConnection> {
    this.#opening += 1;
    try {
      const connection = await this.#instance.connect();
      this.#all.add(connection);
      return connection;
    } catch (error) {
      this.#running[lane] -= 1;
      throw error;
    } finally {
      this.#opening -= 1;
    }
  }

  #wait(deadline: Deadline, lane: Lane): Promise<DuckDBConnection> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        lane,
        give: (connection) => {
          this.#waiting.delete(waiting);
          this.#running[lane] += 1;
          resolve(connection);
        },
        fail: (error) => {
          this.#waiting.delete(waiting);
          reject(error);
        },
      };
      this.#waiting.add(waiting);
      deadline.onPassed((reason) => waiting.fail(reason));
    });
  }

  #giveBack(connection: DuckDBConnection, lane: Lane): void {
    this.#running[lane] -= 1;
    if (this.#closed) {
      this.#discard(connection);
      return;
    }
    const next = [...this.#waiting].find((waiting) => this.#hasRoomFor(waiting.lane));
    if (next) next.give(connection);
    else this.#idle.push(connection);
  }

  #discard(connection: DuckDBConnection): void {
    this.#all.delete(connection);
    connection.closeSync();
    if (this.#all.size + this.#opening === 0) this.#emptied.resolve();
  }
}

const closedError = (): WarehouseClosed => new WarehouseClosed('The warehouse is closed.');
