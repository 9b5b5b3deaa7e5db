/** After a run, what need not be at once waits so many times as long as that run took. */
const restPerRun = 9;
const longestRest = 30_000;

/**
 * Runs of the same work, one at a time. What comes while it rests is done together afterwards, so that of a long series
 * at most a tenth of the time is spent on it.
 */
export class PacedRuns {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isWantedLater = false;
  #since = 0;
  #restsUntil = 0;
  #rest: NodeJS.Timeout | undefined;

  /** @param work must not reject */
  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Starts a run, or has one more follow. Returns since when there is one, in milliseconds of the process. */
  now(): number {
    this.#isWanted = true;
    if (this.#running === undefined) {
      this.#since = performance.now();
      this.#running = this.#runAll();
    }
    return this.#since;
  }

  /** Resolves when nothing runs. */
  async ended(): Promise<void> {
    await this.#running;
  }

  /** Starts a run unless the last one has just ended; then, and during a run, one follows after a rest. */
  afterRest(): void {
    this.#isWantedLater = true;
    if (this.#running !== undefined || this.#rest !== undefined) return;
    const left = this.#restsUntil - performance.now();
    if (left <= 0) {
      this.now();
      return;
    }
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      if (this.#isWantedLater) this.afterRest();
    }, left);
  }

  /** Starts nothing any more, and waits for the run that is under way. */
  async end(): Promise<void> {
    clearTimeout(this.#rest);
    this.#isWanted = false;
    this.#isWantedLater = false;
    await this.#running;
  }

  async #runAll(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      this.#isWantedLater = false;
      await this.#work();
    }
    this.#running = undefined;
    const now = performance.now();
    this.#restsUntil = now + Math.min(longestRest, restPerRun * (now - this.#since));
    if (this.#isWantedLater) this.afterRest();
  }
}
