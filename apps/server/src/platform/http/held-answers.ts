import { type ProblemError, tooManyRequests } from '../problems.ts';

/** How many bytes of unread answers are allowed. */
interface Budget {
  readonly ofOne: number;
  /** More than one asker's share, so that cutting off always makes enough room. */
  readonly ofAll: number;
}

/** How many bytes a reader must read within how many milliseconds. */
interface Pace {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** How much unread data is allowed, and how often the pace of readers is checked. */
export interface UnreadAnswerLimits {
  readonly budget: Budget;
  readonly pace: Pace;
  readonly millisecondsBetweenChecks: number;
}

/** How many of the largest answers fit into a share. */
const largestOfShare = 4;

/** A user, or the address of somebody who is not signed in. */
export type Asker = number | string;

interface Held {
  readonly asker: Asker;
  readonly bytes: number;
  /** How many bytes the connection has read so far. */
  readonly taken: () => number;
  readonly cutOff: () => void;
  /** How much the connection had read when its pace was last checked, and when that was. */
  checked: { readonly bytes: number; readonly at: number };
}

/**
 * The responses that are ready but not yet read share a memory budget. A user who has used up their share is refused
 * further responses. If all of them together take too much, the oldest response of the user with the most is cut off.
 * Readers slower than the minimum pace are cut off too.
 */
export class HeldAnswers {
  readonly #budget: Budget;
  readonly #pace: Pace;
  readonly #held = new Set<Held>();

  constructor(budget: Budget, pace: Pace) {
    this.#budget = budget;
    this.#pace = pace;
  }

  /** Bytes of all unread answers. */
  get bytes(): number {
    return sumOf([...this.#held]);
  }

  /** Whether that many of the largest answers fit into the asker's share beside the unread ones. */
  hasRoom(asker: Asker, answers: number): boolean {
    return sumOf(this.#of(asker)) + answers * (this.#budget.ofOne / largestOfShare) <= this.#budget.ofOne;
  }

  /** How much the asker's connections have read. */
  takenBy(asker: Asker): number {
    return this.#of(asker).reduce((sum, { taken }) => sum + taken(), 0);
  }

  /** Counts an answer until the returned function is called. Throws 429 beyond the asker's share. */
  hold({ asker, bytes, taken, cutOff }: Omit<Held, 'checked'>, now: number): () => void {
    if (bytes + sumOf(this.#of(asker)) > this.#budget.ofOne) throw tooManyUnread();
    while (this.#held.size > 0 && bytes + this.bytes > this.#budget.ofAll) this.#cutOffOldestOfMost();
    const held = { asker, bytes, taken, cutOff, checked: { bytes: taken(), at: now } };
    this.#held.add(held);
    return () => void this.#held.delete(held);
  }

  /** Cuts off readers who have read too little since the last check. */
  endStalled(now: number): void {
    for (const held of this.#held) {
      if (now - held.checked.at < this.#pace.milliseconds) continue;
      const bytes = held.taken();
      if (bytes - held.checked.bytes < this.#pace.bytes) this.#cutOff(held);
      else held.checked = { bytes, at: now };
    }
  }

  #of(asker: Asker): readonly Held[] {
    return [...this.#held].filter((held) => held.asker === asker);
  }

  #cutOffOldestOfMost(): void {
    const shares = [...Map.groupBy(this.#held, ({ asker }) => asker).values()];
    const [oldest] = shares.reduce((most, share) => (sumOf(share) > sumOf(most) ? share : most), []);
    if (oldest !== undefined) this.#cutOff(oldest);
  }

  #cutOff(held: Held): void {
    this.#held.delete(held);
    held.cutOff();
  }
}

const sumOf = (held: readonly Held[]): number => held.reduce((sum, { bytes }) => sum + bytes, 0);

const secondsToWait = 5;
const tooManyUnread = (): ProblemError =>
  tooManyRequests(
    'Too many of your large responses are still being sent. Wait until they have arrived, then try again.',
    secondsToWait,
  );
