import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { WarehouseClosed } from '../errors.ts';
import type { Deadline } from './deadline.ts';
import { Loan } from './loan.ts';
import type { ReaderGate } from './reader-gate.ts';
import type { Asker, Lane } from './statement.ts';
import { Tally } from './tally.ts';

/** Who wants a connection, and what for. */
interface Borrower {
  readonly lane: Lane;
  /** Undefined: the house itself, which has no share. */
  readonly asker: Asker | undefined;
}

interface Waiting extends Borrower {
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

/** Of the connections, how many one asker may hold: two who ask a lot leave some to everybody else. */
const shareOfOne = 1 / 4;

/**
 * A fixed number of connections. Long work gets half of them at most, each asker a share; who holds fewest is served
 * first, else who asked first. A connection whose work does not end when it is interrupted is lost, and replaced by a
 * new one as long as not more than half of them are.
 */
export class ConnectionPool {
  readonly #instance: DuckDBInstance;
  readonly #gate: ReaderGate;
  readonly #size: number;
  readonly #mostLong: number;
  readonly #mostOfOne: number;
  readonly #running: Record<Lane, number> = { short: 0, long: 0 };
  readonly #runningOf = new Tally<Asker>();
  readonly #waitingOf = new Tally<Asker>();
  readonly #all = new Set<DuckDBConnection>();
  readonly #idle: DuckDBConnection[] = [];
  readonly #lent = new Set<Loan>();
  readonly #waiting = new Set<Waiting>();
  readonly #emptied = Promise.withResolvers<void>();
  #lost = 0;
  #opening = 0;
  #closed = false;

  constructor(instance: DuckDBInstance, size: number, gate: ReaderGate) {
    this.#instance = instance;
    this.#gate = gate;
    this.#size = size;
    this.#mostLong = Math.max(1, Math.floor(size / 2));
    this.#mostOfOne = Math.max(1, Math.floor(size * shareOfOne));
  }

  get occupancy(): Occupancy {
    const waiting = (lane: Lane) => [...this.#waiting].filter((waiting) => waiting.lane === lane).length;
    return {
      short: { running: this.#running.short, waiting: waiting('short') },
      long: { running: this.#running.long, waiting: waiting('long') },
    };
  }

  /** Connections whose work goes on although it was interrupted. */
  get lost(): number {
    return this.#lost;
  }

  /** Whether what this asker wants now has to wait behind other work of theirs. */
  hasUsedShare(asker: Asker | undefined): boolean {
    return asker !== undefined && this.#runningOf.of(asker) + this.#waitingOf.of(asker) >= this.#mostOfOne;
  }

  /**
   * Lends a connection to `work` and interrupts it when the deadline passes, waiting included. Rejects soon after that,
   * also when the work goes on.
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
      this.#end(borrower);
      if (loan.isLost) this.#lose(loan.connection, working);
      else this.#giveBack(loan.connection);
    }
  }

  /** Refuses new work, interrupts what runs and resolves when every connection is closed or lost. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#waiting) waiting.fail(closedError());
    for (const loan of this.#lent) loan.stop(closedError());
    for (const connection of this.#idle.splice(0)) this.#discard(connection);
    if (this.#all.size + this.#opening > 0) await this.#emptied.promise;
  }

  async #take(deadline: Deadline, borrower: Borrower): Promise<DuckDBConnection> {
    if (this.#closed) throw closedError();
    if (!this.#hasRoomFor(borrower)) return this.#wait(deadline, borrower);
    this.#begin(borrower);
    return this.#idle.pop() ?? (await this.#open(borrower));
  }

  #hasRoomFor({ lane, asker }: Borrower): boolean {
    const { short, long } = this.#running;
    return (
      short + long + this.#notReplaced < this.#size &&
      (lane === 'short' || long < this.#mostLong) &&
      (asker === undefined || this.#runningOf.of(asker) < this.#mostOfOne)
    );
  }

  /** Each lost connection holds a thread of the process: only so many are replaced. */
  get #notReplaced(): number {
    return Math.max(0, this.#lost - Math.floor(this.#size / 2));
  }

  #begin({ lane, asker }: Borrower): void {
    this.#running[lane] += 1;
    if (asker !== undefined) this.#runningOf.add(asker);
  }

  #end({ lane, asker }: Borrower): void {
    this.#running[lane] -= 1;
    if (asker !== undefined) this.#runningOf.remove(asker);
  }

  async #open(borrower: Borrower): Promise<DuckDBConnection> {
    this.#opening += 1;
    try {
      const connection = await connectReader(this.#instance);
      this.#all.add(connection);
      return connection;
    } catch (error) {
      this.#end(borrower);
      throw error;
    } finally {
      this.#opened();
    }
  }

  #wait(deadline: Deadline, borrower: Borrower): Promise<DuckDBConnection> {
    const { asker } = borrower;
    if (asker !== undefined) this.#waitingOf.add(asker);
    return new Promise<DuckDBConnection>((resolve, reject) => {
      const waiting: Waiting = {
        ...borrower,
        give: (connection) => {
          this.#waiting.delete(waiting);
          this.#begin(borrower);
          resolve(connection);
        },
        fail: (error) => {
          this.#waiting.delete(waiting);
          reject(error);
        },
      };
      this.#waiting.add(waiting);
      deadline.onPassed((reason) => waiting.fail(reason));
    }).finally(() => {
      if (asker !== undefined) this.#waitingOf.remove(asker);
    });
  }

  #giveBack(connection: DuckDBConnection): void {
    if (this.#closed) {
      this.#discard(connection);
      return;
    }
    const next = this.#next();
    if (next) next.give(connection);
    else this.#idle.push(connection);
  }

  #next(): Waiting | undefined {
    const held = ({ asker }: Waiting) => (asker === undefined ? 0 : this.#runningOf.of(asker));
    const [first, ...others] = [...this.#waiting].filter((waiting) => this.#hasRoomFor(waiting));
    return first && others.reduce((best, other) => (held(other) < held(best) ? other : best), first);
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

  /** Opens a connection for who waits, where a lost one left room. */
  #replace(): void {
    if (this.#closed || this.#next() === undefined) return;
    this.#opening += 1;
    const opened = connectReader(this.#instance).then((connection) => {
      this.#all.add(connection);
      this.#giveBack(connection);
    });
    // Whoever asks next tries again.
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
