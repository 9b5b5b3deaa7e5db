import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { newSecret } from '../../platform/data-directory/secret.ts';
import { readPayload } from './read-payload.ts';

const defaultValidMilliseconds = 10 * 60_000;
/** About a second of work for a browser: at most ten thousand tries of five thousand rounds each. */
const cost = 5_000;
const counters = { from: 200, to: 1_000 } as const;
const mostRemembered = 100_000;

/**
 * ALTCHA: a proof-of-work puzzle, created and checked by this server alone. A solution can be used once; a restart
 * invalidates all open puzzles.
 */
export class Captcha {
  readonly #validMilliseconds: number;
  readonly #secret = newSecret();
  readonly #keySecret = newSecret();
  /** Nonces of used puzzles, with the time at which they expire anyway. */
  readonly #used = new Map<string, number>();

  constructor(validMilliseconds = defaultValidMilliseconds) {
    this.#validMilliseconds = validMilliseconds;
  }

  newChallenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(counters.from, counters.to),
      deriveKey,
      expiresAt: new Date(Date.now() + this.#validMilliseconds),
      hmacSignatureSecret: this.#secret,
      hmacKeySignatureSecret: this.#keySecret,
    });
  }

  /** Whether the payload solves one of our puzzles that has neither expired nor been used; marks it as used. */
  async accepts(answer: string): Promise<boolean> {
    const payload = readPayload(answer);
    if (payload === undefined) return false;
    const { verified } = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: this.#secret,
      hmacKeySignatureSecret: this.#keySecret,
    });
    const { nonce, expiresAt = 0 } = payload.challenge.parameters;
    if (!verified || this.#used.has(nonce)) return false;
    if (this.#used.size >= mostRemembered) this.#forgetOutdated(Date.now());
    this.#used.set(nonce, expiresAt * 1000);
    return true;
  }

  #forgetOutdated(now: number): void {
    for (const [nonce, until] of this.#used) if (until < now) this.#used.delete(nonce);
  }
}
