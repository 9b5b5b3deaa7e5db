import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Asker, Deadline } from '@waybill/warehouse';
import { type Borrower, Borrowers, type Occupancy, WarehouseClosed } from '@waybill/warehouse';
import { Loan } from './loan.ts';
import type { ReaderGate } from './reader-gate.ts';

/** What work had to wait for before it began, in milliseconds. */
export interface Waits {
  readonly forConnection: number;
  /** For a commit that replaces rows. */
  readonly forCommit: number;
}

/**
 * A fixed number of connections, lent to borrowers in their turn. A connection whose work does not end when it is
 * interrupted is lost, and replaced by a new one as long as not more than half of them are.
 */
export class ConnectionPool {
  readonly #instance: DuckDBInstance;
  readonly #gate: ReaderGate;
  readonly #size: number;
  readonly #borrowers: Borrowers<DuckDBConnection>;
  readonly #all = new Set<DuckDBConnection>();
  readonly #idle: DuckDBConnection[] = [];
  readonly #lent = new Set<Loan>();
  readonly #emptied = Promise.withResolvers<void>();
  #lost = 0;
  #opening = 0;
  #closed = false;

  constructor(instance: DuckDBInstance, size: number, gate: ReaderGate) {
    this.#instance = instance;
    this.#gate = gate;
    this.#size = size;
    this.#borrowers = new Borrowers(size);
  }

  get occupancy(): Occupancy {
    return this.#borrowers.occupancy;
  }

  /** Connections whose work continues although it was interrupted. */
  get lost(): number {
    return this.#lost;
  }

  /** How often the data has changed. */
  get changes(): number {
    return this.#gate.changes;
  }

  /** Whether what this asker wants now has to wait behind other work of theirs. */
  hasUsedShare(asker: Asker | undefined): boolean {
    return this.#borrowers.hasUsedShare(asker);
  }

  /**
   * Lends a connection to `work` and interrupts it when the deadline passes, waiting included. Rejects soon after that,
   * also when the work continues.
   */
  async use<Result>(
    deadline: Deadline,
    work: (connection: DuckDBConnection, waits: Waits) => Promise<Result>,
    { lane = 'short', asker }: Partial<Borrower> = {},
  ): Promise<Result> {
    const borrower = { lane, asker };
    const asked = performance.now();
    const loan = new Loan(await this.#take(deadline, borrower));
    const lent = performance.now();
    this.#lent.add(loan);
    if (this.#closed) loan.stop(closedError());
    let working: Promise<unknown> = Promise.resolve();
    deadline.onPassed((reason) => {
      if (this.#lent.has(loan)) loan.stop(reason);
    });
    try {
      const result = await this.#gate.read(() => {
        if (loan.reason) throw loan.reason;
        const own = work(loan.connection, { forConnection: lent - asked, forCommit: performance.now() - lent });
        working = own;
        return loan.wait(own);
      });
      if (loan.reason) throw loan.reason;
      return result;
    } catch (error) {
      throw loan.reason ?? (this.#closed ? closedError() : error);
    } finally {
      this.#lent.delete(loan);
      loan.end();
      this.#borrowers.end(borrower);
      if (loan.isLost) this.#lose(loan.connection, working);
      else this.#giveBack(loan.connection);
    }
  }

  /** Refuses new work, interrupts what runs and resolves when every connection is closed or lost. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#borrowers.refuseAll(closedError());
    for (const loan of this.#lent) loan.stop(closedError());
    for (const connection of this.#idle.splice(0)) this.#discard(connection);
    if (this.#all.size + this.#opening > 0) await this.#emptied.promise;
  }

  async #take(deadline: Deadline, borrower: Borrower): Promise<DuckDBConnection> {
    if (this.#closed) throw closedError();
    if (!this.#borrowers.mayBegin(borrower, this.#usable)) return this.#borrowers.wait(deadline, borrower);
    this.#borrowers.begin(borrower);
    return this.#idle.pop() ?? (await this.#open(borrower));
  }

  /** Each lost connection holds a thread of the process: only so many are replaced. */
  get #usable(): number {
    return this.#size - Math.max(0, this.#lost - Math.floor(this.#size / 2));
  }

  async #open(borrower: Borrower): Promise<DuckDBConnection> {
    this.#opening += 1;
    try {
      const connection = await connectReader(this.#instance);
      this.#all.add(connection);
      return connection;
    } catch (error) {
      this.#borrowers.end(borrower);
      throw error;
    } finally {
      this.#opened();
    }
  }

  #giveBack(connection: DuckDBConnection): void {
    if (this.#closed) {
      this.#discard(connection);
      return;
    }
    const next = this.#borrowers.next(this.#usable);
    if (next) next.give(connection);
    else this.#idle.push(connection);
  }

  #lose(connection: DuckDBConnection, working: Promise<unknown>): void {
    this.#lost += 1;
    const ended = (): void => {
      this.#lost -= 1;
      connection.closeSync();
      this.#replace();
    };
    working.then(ended, ended);
    this.#forget(connection);
    this.#replace();
  }

  /** Opens a connection for waiting work if a lost one left room. */
  #replace(): void {
    if (this.#closed || this.#borrowers.next(this.#usable) === undefined) return;
    this.#opening += 1;
    const opened = connectReader(this.#instance).then((connection) => {
      this.#all.add(connection);
      this.#giveBack(connection);
    });
    // The next request tries again.
    opened.catch(() => undefined).finally(() => this.#opened());
  }

  #discard(connection: DuckDBConnection): void {
    connection.closeSync();
    this.#forget(connection);
  }

  #forget(connection: DuckDBConnection): void {
    this.#all.delete(connection);
    this.#tellWhenEmpty();
  }

  #opened(): void {
    this.#opening -= 1;
    this.#tellWhenEmpty();
  }

  #tellWhenEmpty(): void {
    if (this.#closed && this.#all.size + this.#opening === 0) this.#emptied.resolve();
  }
}

/**
 * The engine computes rows ahead of who reads them, and counts a text as a few bytes then: with its own bound of a
 * megabyte, rows of long texts would take gigabytes.
 */
async function connectReader(instance: DuckDBInstance): Promise<DuckDBConnection> {
  const connection = await instance.connect();
  await connection.run("set streaming_buffer_size = '64KB'");
  return connection;
}

const closedError = (): WarehouseClosed => new WarehouseClosed('The warehouse is closed.');
