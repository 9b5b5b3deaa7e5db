import { tooManyRequests } from '../../platform/problems.ts';

/** The exports of one user that this server writes or sends at the same time. */
const mostAtOnce = 2;
const secondsToWait = 30;

/** Counts exports, because each takes a connection of the warehouse and room on the disk. */
export class ExportsUnderWay {
  readonly #counts = new Map<number, number>();

  /** Begins an export; call what it returns when it has ended. @throws ProblemError 429 if the user has enough of them. */
  begin(userId: number): () => void {
    const before = this.#counts.get(userId) ?? 0;
    if (before >= mostAtOnce) {
      throw tooManyRequests(
        `You have ${before} exports under way, the most that is allowed. Wait until one is done.`,
        secondsToWait,
      );
    }
    this.#counts.set(userId, before + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const left = (this.#counts.get(userId) ?? 1) - 1;
      if (left === 0) this.#counts.delete(userId);
      else this.#counts.set(userId, left);
    };
  }
}
