import pLimit from 'p-limit';

/** Lets one caller through at a time, in order. */
export class Turns {
  readonly #limit = pLimit(1);

  /** Runs work when it is its turn. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#limit(work);
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
