import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from '@waybill/warehouse';

/** How long new readers may be held back, at most, until running ones have ended. */
const longestPauseMs = 200;
const longestWaitMs = 10_000;

/**
 * Lets readers through, except during the few milliseconds of a commit that replaces rows.
 *
 * Measured on DuckDB 1.5.6: while a transaction that deletes and inserts whole row groups commits, two of three reads
 * see both the old and the new rows, and so do transactions that began before. Added rows are hidden by their load
 * number; a commit that replaces rows has to wait for a moment without readers.
 */
export class ReaderGate {
  readonly #readers = new Set<{ readonly since: number }>();
  #opened: PromiseWithResolvers<void> | undefined;
  #left = Promise.withResolvers<void>();
  readonly #mutex = new Mutex();
  #changes = 0;
  #unfinished = 0;

  /** Increases whenever rows that readers see have changed: earlier plans no longer fit them. */
  get changes(): number {
    return this.#changes;
  }

  /** To be called when new rows have become visible; the gate itself knows about replaced rows. */
  noteChange(): void {
    this.#changes += 1;
  }

  /** Runs a reader. */
  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#opened) await this.#opened.promise;
    const reader = { since: performance.now() };
    this.#readers.add(reader);
    try {
      return await work();
    } finally {
      this.#readers.delete(reader);
      this.#left.resolve();
      this.#left = Promise.withResolvers();
    }
  }

  /** To be called for a reader's work that goes on although nobody waits for it any longer. */
  noteUnfinished(work: Promise<unknown>): void {
    const finish = () => {
      this.#unfinished -= 1;
    };
    this.#unfinished += 1;
    work.then(finish, finish);
  }

  /**
   * Runs short work at once if the engine works for no reader, and not at all if it does. Readers wait meanwhile. Says
   * whether it ran.
   */
  async ifIdle(work: () => Promise<void>): Promise<boolean> {
    if (!this.#isIdle()) return false;
    return await this.#mutex.run(async () => {
      if (!this.#isIdle()) return false;
      await this.#holdingReaders(work);
      return true;
    });
  }

  /** Runs short work while nobody is reading; waits for long readers without holding anybody back. */
  async whenQuiet<Result>(work: () => Promise<Result>): Promise<Result> {
    return await this.#mutex.run(() => this.#inQuiet(work));
  }

  async #inQuiet<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let waitMs = 10; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      if (this.#onlyShortReaders()) {
        const done = await this.#holdingReaders(async () => {
          try {
            return (await this.#becomesQuiet()) ? { result: await work() } : undefined;
          } finally {
            this.noteChange();
          }
        });
        if (done) return done.result;
      }
      await sleep(waitMs);
    }
  }

  async #holdingReaders<Result>(work: () => Promise<Result>): Promise<Result> {
    const opened = Promise.withResolvers<void>();
    this.#opened = opened;
    try {
      return await work();
    } finally {
      this.#opened = undefined;
      opened.resolve();
    }
  }

  #isIdle(): boolean {
    return this.#readers.size === 0 && this.#unfinished === 0;
  }

  #onlyShortReaders(): boolean {
    const now = performance.now();
    return [...this.#readers].every(({ since }) => now - since < longestPauseMs);
  }

  async #becomesQuiet(): Promise<boolean> {
    const until = performance.now() + longestPauseMs;
    while (this.#readers.size > 0) {
      const left = until - performance.now();
      if (left <= 0) return false;
      await Promise.race([this.#left.promise, sleep(left)]);
    }
    return true;
  }
}
