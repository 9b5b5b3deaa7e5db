import { ProblemError } from '../problems.ts';
import type { Asker, HeldAnswers } from './held-answers.ts';

/** How long a query waits for earlier answers, in milliseconds: in total, and while their reader reads nothing. */
export interface Patience {
  readonly longest: number;
  readonly withoutProgress: number;
  /** How often the progress of readers is looked at, in milliseconds. */
  readonly betweenLooks: number;
}

/** A query whose answer is being prepared. */
export interface BegunAnswer {
  /** How long it waited for answers to the same asker that were still being prepared, in milliseconds. */
  readonly waitedMs: number;
  /** To be called once the answer is ready or abandoned. */
  readonly made: () => void;
}

/**
 * The queries whose answers are being prepared. A query starts once there is room for the largest possible answer
 * beside its asker's answers that are being prepared or read. Readers who keep up with the server are never refused. If
 * a reader reads nothing, or the query has waited too long, it starts anyway, and is refused if its answer does not
 * fit. Time spent waiting for earlier answers counts towards the query's time limit.
 */
export class AnswersBegun {
  readonly #held: HeldAnswers;
  readonly #patience: Patience;
  /** How many answers to each asker are being prepared. */
  readonly #begun = new Map<Asker, number>();
  /** The last query in each asker's queue. */
  readonly #lines = new Map<Asker, Promise<void>>();
  /** How long each asker's queue has been waiting for answers to be prepared, in milliseconds. */
  readonly #waited = new Map<Asker, number>();
  /** Has the first query of each asker's queue look for room. */
  readonly #lookNow = new Map<Asker, () => void>();

  constructor(held: HeldAnswers, patience: Patience) {
    this.#held = held;
    this.#patience = patience;
  }

  /** Waits until an answer may be prepared, first come, first served. @throws ProblemError 503 after too long. */
  async begin(asker: Asker, signal: AbortSignal): Promise<BegunAnswer> {
    const before = this.#lines.get(asker) ?? Promise.resolve();
    const waitedBefore = this.#waitedOf(asker);
    const waited = (): number => this.#waitedOf(asker) - waitedBefore;
    const turn = before.then(async () => {
      await this.#room(asker, signal, waited);
      this.#begun.set(asker, this.#begunBy(asker) + 1);
      return waited();
    });
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#lines.set(asker, ended);
    try {
      return { waitedMs: await turn, made: this.#ending(asker) };
    } finally {
      if (this.#lines.get(asker) === ended) {
        this.#lines.delete(asker);
        this.#waited.delete(asker);
      }
    }
  }

  /** To be called when there may be more room, because an answer to the asker has been read or cut off. */
  noteRoom(asker: Asker): void {
    this.#lookNow.get(asker)?.();
  }

  #ending(asker: Asker): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const rest = this.#begunBy(asker) - 1;
      if (rest > 0) this.#begun.set(asker, rest);
      else this.#begun.delete(asker);
      this.noteRoom(asker);
    };
  }

  async #room(asker: Asker, signal: AbortSignal, waited: () => number): Promise<void> {
    const { longest, withoutProgress, betweenLooks } = this.#patience;
    const came = performance.now();
    let taken = this.#held.takenBy(asker);
    let moved = came;
    let looked = came;
    while (!signal.aborted && !this.#held.hasRoom(asker, this.#begunBy(asker) + 1)) {
      if (waited() >= longest) throw tookTooLong(longest);
      const waitsForMaking = this.#held.hasRoom(asker, 1);
      await this.#roomOr(asker, betweenLooks);
      const now = performance.now();
      if (waitsForMaking) this.#waited.set(asker, this.#waitedOf(asker) + now - looked);
      looked = now;
      const takenNow = this.#held.takenBy(asker);
      if (takenNow !== taken || this.#begunBy(asker) > 0) moved = now;
      taken = takenNow;
      const isPatienceOver = now - came > longest || now - moved > withoutProgress;
      if (isPatienceOver && waited() < longest) return;
    }
  }

  /** Waits until there may be room, at most so many milliseconds. */
  async #roomOr(asker: Asker, milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#lookNow.set(asker, resolve);
    await promise;
    clearTimeout(timer);
    this.#lookNow.delete(asker);
  }

  #begunBy(asker: Asker): number {
    return this.#begun.get(asker) ?? 0;
  }

  #waitedOf(asker: Asker): number {
    return this.#waited.get(asker) ?? 0;
  }
}

const tookTooLong = (milliseconds: number): ProblemError =>
  new ProblemError({
    title: 'Query took too long',
    status: 503,
    detail: `Your earlier queries have taken longer than ${milliseconds / 1000} seconds. Wait until they end, then try again.`,
  });
