/** The current day in the tests. */
export const today = '2026-11-20';

/** A clock that does not move unless a test moves it. */
export class TestClock {
  #now = new Date(`${today}T12:00:00Z`);

  readonly read = (): Date => new Date(this.#now);

  forward(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
