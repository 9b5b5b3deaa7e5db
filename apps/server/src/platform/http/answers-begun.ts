import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker, HeldAnswers } from './held-answers.ts';

/** How long a question waits for earlier answers, all in all and while their reader takes nothing; in milliseconds. */
export interface Patience {
  readonly longest: number;
  readonly withoutProgress: number;
  readonly betweenLooks: number;
}

/**
 * The questions whose answers are being made. One begins when there is room for the largest answer beside the answers
 * of its asker that are made or still being read. So whoever reads as fast as the server sends is refused nothing. A
 * reader who takes nothing, or waits too long, begins all the same, and is refused if the answer finds no room.
 */
export class AnswersBegun {
  readonly #held: HeldAnswers;
  readonly #patience: Patience;
  /** How many each asker has begun. */
  readonly #begun = new Map<Asker, number>();
  /** The last in each asker's line. */
  readonly #lines = new Map<Asker, Promise<void>>();

  constructor(held: HeldAnswers, patience: Patience) {
    this.#held = held;
    this.#patience = patience;
  }

  /** Waits until an answer may be made, in the order of coming; the returned function says that it is made or given up. */
  async begin(asker: Asker, signal: AbortSignal): Promise<() => void> {
    const before = this.#lines.get(asker) ?? Promise.resolve();
    const turn = before.then(async () => {
      await this.#room(asker, signal);
      this.#begun.set(asker, this.#begunBy(asker) + 1);
    });
    this.#lines.set(asker, turn);
    await turn;
    if (this.#lines.get(asker) === turn) this.#lines.delete(asker);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const rest = this.#begunBy(asker) - 1;
      if (rest > 0) this.#begun.set(asker, rest);
      else this.#begun.delete(asker);
    };
  }

  async #room(asker: Asker, signal: AbortSignal): Promise<void> {
    const { longest, withoutProgress, betweenLooks } = this.#patience;
    const came = performance.now();
    let taken = this.#held.takenBy(asker);
    let moved = came;
    while (!signal.aborted && !this.#held.hasRoom(asker, this.#begunBy(asker) + 1)) {
      await sleep(betweenLooks);
      const now = performance.now();
      const takenNow = this.#held.takenBy(asker);
      if (takenNow !== taken || this.#begunBy(asker) > 0) moved = now;
      taken = takenNow;
      if (now - came > longest || now - moved > withoutProgress) return;
    }
  }

  #begunBy(asker: Asker): number {
    return this.#begun.get(asker) ?? 0;
  }
}
