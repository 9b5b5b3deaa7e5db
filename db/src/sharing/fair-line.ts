/** Work that waits, and whom to tell that its turn has come. */
interface Waiting {
  readonly begin: () => void;
}

/**
 * Lets only so much work go on at once. Users take turns: next is the work of whoever has waited longest since their last
 * turn, and with `onePerUser` nobody has more than one turn at a time.
 */
export class FairLine {
  readonly #atOnce: number;
  readonly #onePerUser: boolean;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #working = new Map<string, number>();
  /** The number of each user's last turn; forgotten when nothing goes on. */
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;
  #underWay = 0;

  constructor(atOnce: number, { onePerUser = false }: { readonly onePerUser?: boolean } = {}) {
    this.#atOnce = atOnce;
    this.#onePerUser = onePerUser;
  }

  /** Whether anything is going on or waiting. */
  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  /** Does work in its turn. @throws the reason of the signal, if it is aborted before the turn has come. */
  async run<Result>(user: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#turn(user, signal);
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      const left = (this.#working.get(user) ?? 1) - 1;
      if (left > 0) this.#working.set(user, left);
      else this.#working.delete(user);
      this.#next();
      if (this.#underWay === 0) this.#lastTurns.clear();
    }
  }

  async #turn(user: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { begin: resolve };
    const leave = () => {
      this.#remove(user, waiting);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    this.#waiting.set(user, [...(this.#waiting.get(user) ?? []), waiting]);
    this.#next();
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #next(): void {
    while (this.#underWay < this.#atOnce) {
      const [user] = [...this.#waiting.keys()]
        .filter((each) => !(this.#onePerUser && this.#working.has(each)))
        .sort((one, other) => (this.#lastTurns.get(one) ?? 0) - (this.#lastTurns.get(other) ?? 0));
      const first = user === undefined ? undefined : this.#waiting.get(user)?.[0];
      if (user === undefined || first === undefined) return;
      const others = this.#waiting.get(user)?.slice(1) ?? [];
      this.#waiting.delete(user);
      if (others.length > 0) this.#waiting.set(user, others);
      this.#underWay += 1;
      this.#turns += 1;
      this.#lastTurns.set(user, this.#turns);
      this.#working.set(user, (this.#working.get(user) ?? 0) + 1);
      first.begin();
    }
  }

  #remove(user: string, waiting: Waiting): void {
    const others = (this.#waiting.get(user) ?? []).filter((each) => each !== waiting);
    if (others.length > 0) this.#waiting.set(user, others);
    else this.#waiting.delete(user);
  }
}
