import type { Clock } from '../clock.ts';
import { ProblemError } from '../problems.ts';

const windowMs = 60_000;
const mostKeys = 10_000;

interface Tally {
  failures: number;
  readonly endsAt: number;
}

/** Failed sign-ins within a minute: ten for a name from an address, sixty for all names from it. */
const mostFailures = { name: 10, address: 60 } as const;

/** Who tries to sign in. */
export interface Attempt {
  readonly address: string;
  readonly tenantName: string;
  readonly username: string;
}

/**
 * Slows down who guesses passwords. Only failures count, so that an office behind one address can sign in at nine;
 * and an address cannot lock out somebody who signs in from another one.
 */
export class AttemptLimit {
  readonly #clock: Clock;
  readonly #tallies = new Map<string, Tally>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts the attempt as failed until it is forgiven. Answers the forgiving. Throws ProblemError 429 past the limit. */
  begin({ address, tenantName, username }: Attempt): () => void {
    const now = this.#clock().getTime();
    const name = `${address} ${tenantName} ${username.trim().toLowerCase()}`;
    const tallies = [
      [this.#tallyOf(address, now), mostFailures.address],
      [this.#tallyOf(name, now), mostFailures.name],
    ] as const;
    if (tallies.some(([{ failures }, most]) => failures >= most)) throw tooMany();
    for (const [tally] of tallies) tally.failures += 1;
    return () => {
      for (const [tally] of tallies) tally.failures -= 1;
    };
  }

  #tallyOf(key: string, now: number): Tally {
    const kept = this.#tallies.get(key);
    if (kept !== undefined && kept.endsAt > now) return kept;
    if (this.#tallies.size >= mostKeys) this.#forgetOld(now);
    const tally = { failures: 0, endsAt: now + windowMs };
    this.#tallies.set(key, tally);
    return tally;
  }

  #forgetOld(now: number): void {
    for (const [key, { endsAt }] of this.#tallies) if (endsAt <= now) this.#tallies.delete(key);
  }
}

const tooMany = (): ProblemError =>
  new ProblemError({
    title: 'Too Many Requests',
    status: 429,
    detail: 'Too many failed attempts to sign in. Try again in a minute.',
  });
