import { type Borrower, Borrowers, type Deadline, type Occupancy, WarehouseClosed } from '@waybill/warehouse';

/** Limits how many statements this process runs on the server at once; others wait for their turn. */
export class Slots {
  readonly borrowers: Borrowers<void>;
  readonly #count: number;
  readonly #running = new Set<AbortController>();
  #closed = false;

  constructor(count: number) {
    this.#count = count;
    this.borrowers = new Borrowers(count);
  }

  get occupancy(): Occupancy {
    return this.borrowers.occupancy;
  }

  /**
   * Runs work when its turn comes. When the deadline passes, the signal aborts it and the failure names the deadline.
   */
  async use<Result>(
    deadline: Deadline,
    borrower: Borrower,
    work: (signal: AbortSignal, waited: number) => Promise<Result>,
  ): Promise<Result> {
    const asked = performance.now();
    if (this.#closed) throw closedError();
    if (this.borrowers.mayBegin(borrower, this.#count)) this.borrowers.begin(borrower);
    else await this.borrowers.wait(deadline, borrower);
    const stop = new AbortController();
    this.#running.add(stop);
    deadline.onPassed((reason) => stop.abort(reason));
    try {
      stop.signal.throwIfAborted();
      return await work(stop.signal, performance.now() - asked);
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      this.#running.delete(stop);
      this.borrowers.end(borrower);
      this.borrowers.next(this.#count)?.give();
    }
  }

  /** Refuses new work and aborts what is running. */
  close(): void {
    this.#closed = true;
    this.borrowers.refuseAll(closedError());
    for (const stop of this.#running) stop.abort(closedError());
  }
}

const closedError = (): WarehouseClosed => new WarehouseClosed('The warehouse is closed.');
