import pLimit from 'p-limit';

/** Lets one caller through at a time, in order. */
export class Turns {
  readonly #limit = pLimit(1);

  /** Runs work when it is its turn. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#limit(work);
  }

  /** Runs work at once if it is nobody's turn, and not at all otherwise. Says whether it ran. */
  async ifFree(work: () => Promise<boolean>): Promise<boolean> {
    const isFree = this.#limit.activeCount + this.#limit.pendingCount === 0;
    return isFree && (await this.run(work));
  }

  /**
   * Resolves when it is the caller's turn, with the function that ends the turn, for work that is finished elsewhere.
   */
  take(): Promise<() => void> {
    const { promise: begun, resolve: begin } = Promise.withResolvers<() => void>();
    void this.run(async () => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      begin(end);
      await ended;
    });
    return begun;
  }
}
