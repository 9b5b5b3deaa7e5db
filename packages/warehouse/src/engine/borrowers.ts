import type { Deadline } from './deadline.ts';
import type { Asker, Lane } from './statement.ts';

/** Who wants a connection, and what for. */
export interface Borrower {
  readonly lane: Lane;
  /** Undefined for the server itself, which has no share. */
  readonly asker: Asker | undefined;
}

interface Waiting<Connection> extends Borrower {
  give(connection: Connection): void;
  fail(error: Error): void;
}

/** How many are working and how many are waiting, by lane. */
export type Occupancy = Readonly<Record<Lane, { readonly running: number; readonly waiting: number }>>;

/** The share of the connections that one asker may hold: two heavy users leave some for everybody else. */
const shareOfOne = 1 / 4;

/**
 * Who holds a connection and who is waiting for one. Long work gets at most half of them, and each user a share.
 * Whoever holds the fewest is served first, then whoever asked first.
 */
export class Borrowers<Connection> {
  readonly #mostLong: number;
  readonly #mostOfOne: number;
  readonly #running: Record<Lane, number> = { short: 0, long: 0 };
  readonly #runningOf = new Tally<Asker>();
  readonly #waitingOf = new Tally<Asker>();
  readonly #waiting = new Set<Waiting<Connection>>();

  constructor(connections: number) {
    this.#mostLong = Math.max(1, Math.floor(connections / 2));
    this.#mostOfOne = Math.max(1, Math.floor(connections * shareOfOne));
  }

  get occupancy(): Occupancy {
    const waiting = (lane: Lane) => [...this.#waiting].filter((waiting) => waiting.lane === lane).length;
    return {
      short: { running: this.#running.short, waiting: waiting('short') },
      long: { running: this.#running.long, waiting: waiting('long') },
    };
  }

  /** Whether a request of this asker would have to wait for their own other work. */
  isQuotaUsed(asker: Asker | undefined): boolean {
    return asker !== undefined && this.#runningOf.of(asker) + this.#waitingOf.of(asker) >= this.#mostOfOne;
  }

  /** Whether a borrower may have a connection now. */
  mayBegin({ lane, asker }: Borrower, connections: number): boolean {
    const { short, long } = this.#running;
    return (
      short + long < connections &&
      (lane === 'short' || long < this.#mostLong) &&
      (asker === undefined || this.#runningOf.of(asker) < this.#mostOfOne)
    );
  }

  begin({ lane, asker }: Borrower): void {
    this.#running[lane] += 1;
    if (asker !== undefined) this.#runningOf.add(asker);
  }

  end({ lane, asker }: Borrower): void {
    this.#running[lane] -= 1;
    if (asker !== undefined) this.#runningOf.remove(asker);
  }

  /** Resolves with the borrower's connection, from which point it counts as working; rejects at the deadline. */
  wait(deadline: Deadline, borrower: Borrower): Promise<Connection> {
    const { asker } = borrower;
    if (asker !== undefined) this.#waitingOf.add(asker);
    return new Promise<Connection>((resolve, reject) => {
      const waiting: Waiting<Connection> = {
        ...borrower,
        give: (connection) => {
          this.#waiting.delete(waiting);
          this.begin(borrower);
          resolve(connection);
        },
        fail: (error) => {
          this.#waiting.delete(waiting);
          reject(error);
        },
      };
      this.#waiting.add(waiting);
      deadline.onPassed((reason) => waiting.fail(reason));
    }).finally(() => {
      if (asker !== undefined) this.#waitingOf.remove(asker);
    });
  }

  /** Who gets a connection next; undefined if nobody who is waiting may have one. */
  next(connections: number): Pick<Waiting<Connection>, 'give'> | undefined {
    const held = ({ asker }: Waiting<Connection>) => (asker === undefined ? 0 : this.#runningOf.of(asker));
    const [first, ...others] = [...this.#waiting].filter((waiting) => this.mayBegin(waiting, connections));
    return first && others.reduce((best, other) => (held(other) < held(best) ? other : best), first);
  }

  refuseAll(error: Error): void {
    for (const waiting of this.#waiting) waiting.fail(error);
  }
}

/** Counts by key; zero counts are removed. */
class Tally<Key> {
  readonly #counts = new Map<Key, number>();

  of(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: Key): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: Key): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
