import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Asker, Deadline } from '@waybill/warehouse';
import { type Borrower, Borrowers, type Occupancy, WarehouseClosed } from '@waybill/warehouse';
import { Loan } from './loan.ts';
import { ReaderConnections } from './reader-connections.ts';
import type { ReaderGate } from './reader-gate.ts';

/** How long work waited before it started, in milliseconds. */
export interface Waits {
  readonly forConnection: number;
  /** For a commit that replaces rows. */
  readonly forCommit: number;
}

/**
 * Lends a fixed number of connections to borrowers in turn. If work does not end when it is interrupted, its connection
 * is lost and replaced.
 */
export class ConnectionPool {
  readonly #connections: ReaderConnections;
  readonly #gate: ReaderGate;
  readonly #borrowers: Borrowers<DuckDBConnection>;
  readonly #lent = new Set<Loan>();
  #closed = false;

  constructor(instance: DuckDBInstance, size: number, gate: ReaderGate) {
    this.#connections = new ReaderConnections(instance, size);
    this.#gate = gate;
    this.#borrowers = new Borrowers(size);
  }

  get occupancy(): Occupancy {
    return this.#borrowers.occupancy;
  }

  /** Connections whose work continues even though it was interrupted. */
  get lost(): number {
    return this.#connections.lost;
  }

  /** How often the data has changed. */
  get changes(): number {
    return this.#gate.changes;
  }

  /** Whether a request of this asker would have to wait for their own other work. */
  isQuotaUsed(asker: Asker | undefined): boolean {
    return this.#borrowers.isQuotaUsed(asker);
  }

  /**
   * Lends a connection to `work` and interrupts it at the deadline, which includes waiting. Rejects soon afterwards,
   * even if the work continues.
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

  /** Refuses new work, interrupts running work and resolves when every connection is closed or lost. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#borrowers.refuseAll(closedError());
    for (const loan of this.#lent) loan.stop(closedError());
    await this.#connections.close();
  }

  async #take(deadline: Deadline, borrower: Borrower): Promise<DuckDBConnection> {
    if (this.#closed) throw closedError();
    if (!this.#borrowers.mayBegin(borrower, this.#connections.usable)) return this.#borrowers.wait(deadline, borrower);
    this.#borrowers.begin(borrower);
    try {
      return await this.#connections.take();
    } catch (error) {
      this.#borrowers.end(borrower);
      throw error;
    }
  }

  #giveBack(connection: DuckDBConnection): void {
    const next = this.#closed ? undefined : this.#borrowers.next(this.#connections.usable);
    if (next) next.give(connection);
    else this.#connections.putBack(connection);
  }

  #lose(connection: DuckDBConnection, working: Promise<unknown>): void {
    this.#gate.noteUnfinished(working);
    this.#connections.lose(connection, working, () => this.#serveNext());
    this.#serveNext();
  }

  /** Opens another connection for waiting work to replace a lost one. */
  #serveNext(): void {
    if (this.#closed || this.#borrowers.next(this.#connections.usable) === undefined) return;
    // If none can be opened, the next request tries again.
    this.#connections.take().then(
      (connection) => this.#giveBack(connection),
      () => undefined,
    );
  }
}

const closedError = (): WarehouseClosed => new WarehouseClosed('The warehouse is closed.');
