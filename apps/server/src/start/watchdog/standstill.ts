/** How often the event loop beats, and the watchdog looks. */
export const millisecondsBetweenBeats = 500;

/** Says when another thread's beats have been missing for too long. */
export class Standstill {
  readonly #longest: number;
  #beats = 0;
  #lookedAt: number;
  #stood = 0;

  /** `longest` in milliseconds; `now` from a monotonic clock. */
  constructor(longest: number, now: number) {
    this.#longest = longest;
    this.#lookedAt = now;
  }

  /**
   * Whether `beats` has stayed the same for too long. Time that the looking thread slept through counts as little: then
   * the machine was suspended, or the whole process was stopped.
   */
  hasLasted(beats: number, now: number): boolean {
    const awake = Math.min(now - this.#lookedAt, 2 * millisecondsBetweenBeats);
    this.#lookedAt = now;
    this.#stood = beats === this.#beats ? this.#stood + awake : 0;
    this.#beats = beats;
    return this.#stood >= this.#longest;
  }
}
