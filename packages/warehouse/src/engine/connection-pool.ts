import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { WarehouseClosed } from '../errors.ts';
import type { Deadline } from './deadline.ts';
import type { ReaderGate } from './reader-gate.ts';

interface Waiting {
  give(connection: DuckDBConnection): void;
  fail(error: Error): void;
}

/** A fixed number of connections, lent in the order of asking. */
export class ConnectionPool {
  readonly #instance: DuckDBInstance;
  readonly #gate: ReaderGate;
  readonly #size: number;
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
  }

  /** Lends a connection to `work` and interrupts it when the deadline passes, waiting included. */
  async use<Result>(deadline: Deadline, work: (connection: DuckDBConnection) => Promise<Result>): Promise<Result> {
    const connection = await this.#take(deadline);
    let stopped: Error | undefined;
    let working = true;
    deadline.onPassed((reason) => {
      stopped = reason;
      if (working) connection.interrupt();
    });
    try {
      if (stopped) throw stopped;
      const result = await this.#gate.read(() => work(connection));
      if (stopped) throw stopped;
      return result;
    } catch (error) {
      throw stopped ?? (this.#closed ? closedError() : error);
    } finally {
      working = false;
      this.#giveBack(connection);
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

  async #take(deadline: Deadline): Promise<DuckDBConnection> {
    if (this.#closed) throw closedError();
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.size + this.#opening < this.#size) return this.#open();
    return this.#wait(deadline);
  }

  async #open(): Promise<DuckDBConnection> {
    this.#opening += 1;
    try {
      const connection = await this.#instance.connect();
      this.#all.add(connection);
      return connection;
    } finally {
      this.#opening -= 1;
    }
  }

  #wait(deadline: Deadline): Promise<DuckDBConnection> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        give: (connection) => {
          this.#waiting.delete(waiting);
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

  #giveBack(connection: DuckDBConnection): void {
    const [next] = this.#waiting;
    if (this.#closed) this.#discard(connection);
    else if (next) next.give(connection);
    else this.#idle.push(connection);
  }

  #discard(connection: DuckDBConnection): void {
    this.#all.delete(connection);
    connection.closeSync();
    if (this.#all.size + this.#opening === 0) this.#emptied.resolve();
  }
}

const closedError = (): WarehouseClosed => new WarehouseClosed('The warehouse is closed.');
