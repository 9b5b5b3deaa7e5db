import pLimit from 'p-limit';

/** Lets one caller through at a time, in order. */
export class Mutex {
  readonly #limit = pLimit(1);

  /** Runs work while nobody else holds it. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#limit(work);
  }

  /** Runs work at once if nobody holds it, and not at all otherwise. Says whether it ran. */
  async ifFree(work: () => Promise<boolean>): Promise<boolean> {
    const isFree = this.#limit.activeCount + this.#limit.pendingCount === 0;
    return isFree && (await this.run(work));
  }

  /** Resolves when the caller holds it, with the function that releases it, for work that is finished elsewhere. */
  acquire(): Promise<() => void> {
    const { promise: begun, resolve: begin } = Promise.withResolvers<() => void>();
    void this.run(async () => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      begin(end);
      await ended;
    });
    return begun;
  }
}
