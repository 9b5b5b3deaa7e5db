import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import type { DuckDBConnection } from '@duckdb/node-api';

/** The engine ignores an interrupt that arrives before it has started. */
const millisecondsBetweenInterrupts = 100;
/** The engine checks for interrupts between batches of rows; work that has not ended by then may never end. */
const millisecondsToEnd = 3_000;

/** A connection while somebody is using it. */
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

  /** Why the work had to end; undefined unless it had to. */
  get reason(): Error | undefined {
    return this.#reason;
  }

  /** Whether the work failed to end when interrupted: its connection cannot be reused. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Interrupts the work until it ends, and abandons it if it does not. */
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

  /** Resolves or rejects with the work, or rejects when the work is abandoned. */
  async wait<Result>(work: Promise<Result>): Promise<Result> {
    return await Promise.race([work, this.#stopped.promise]);
  }

  /** To be called when the connection is returned or abandoned: nothing interrupts it after that. */
  end(): void {
    clearInterval(this.#interrupting);
    clearTimeout(this.#giveUp);
  }
}
