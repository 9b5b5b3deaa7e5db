import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import type { DuckDBConnection } from '@duckdb/node-api';

/** An interrupt that comes before the engine has begun is forgotten by it. */
const millisecondsBetweenInterrupts = 100;
/** The engine looks for interrupts between batches of rows; what has not ended by then may never end. */
const millisecondsToEnd = 3_000;

/** A connection while somebody works on it. */
export class Loan {
  readonly connection: DuckDBConnection;
  readonly #stopped = Promise.withResolvers<never>();
  #reason: Error | undefined;
  #isLost = false;
  #interrupting: NodeJS.Timeout | undefined;
  #giveUp: NodeJS.Timeout | undefined;

  constructor(connection: DuckDBConnection) {
    this.connection = connection;
    this.#stopped.promise.catch(() => undefined);
  }

  /** Why the work had to end; undefined while it need not. */
  get reason(): Error | undefined {
    return this.#reason;
  }

  /** Whether the work did not end although it was interrupted: its connection cannot be used again. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Interrupts the work until it ends, and gives it up when it does not. */
  stop(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.connection.interrupt();
    this.#interrupting = setInterval(() => this.connection.interrupt(), millisecondsBetweenInterrupts);
    this.#giveUp = setTimeout(() => {
      this.#isLost = true;
      this.#stopped.reject(reason);
    }, millisecondsToEnd);
  }

  /** Resolves or rejects with the work, or rejects when the work is given up. */
  async wait<Result>(work: Promise<Result>): Promise<Result> {
    return await Promise.race([work, this.#stopped.promise]);
  }

  /** To be called when the connection is given back or given up: nothing interrupts it after that. */
  end(): void {
    clearInterval(this.#interrupting);
    clearTimeout(this.#giveUp);
  }
}
