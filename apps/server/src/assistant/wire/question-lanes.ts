import pLimit, { type LimitFunction } from 'p-limit';

/** Questions of one user are answered one after another, so that answers come in the order of the questions. */
const atOnceForUser = 1;
const atOnce = 8;
const mostWaitingForUser = 2_000;

/** Answers a few questions at a time, one per user, so that no user holds up the others. */
export class QuestionLanes {
  readonly #all = pLimit(atOnce);
  readonly #ofUser = new Map<number, LimitFunction>();

  /** Accepts work for a user; false if too much of theirs is waiting. `work` must not throw. */
  take(userId: number, work: () => Promise<void>): boolean {
    const lane = this.#ofUser.get(userId) ?? pLimit(atOnceForUser);
    if (lane.pendingCount >= mostWaitingForUser) return false;
    this.#ofUser.set(userId, lane);
    void lane(() => this.#all(work)).then(() => {
      if (lane.activeCount + lane.pendingCount === 0) this.#ofUser.delete(userId);
    });
    return true;
  }
}
