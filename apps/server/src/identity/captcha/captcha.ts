import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { newSecret } from '../../platform/data-directory/secret.ts';
import { readPayload } from './read-payload.ts';

const defaultValidMilliseconds = 10 * 60_000;
/** About a second of work for a browser: ten thousand tries at most, each of five thousand rounds. */
const cost = 5_000;
const counters = { from: 200, to: 1_000 } as const;
const mostRemembered = 100_000;

/**
 * ALTCHA: a puzzle of proof of work, made and checked by this server alone. A solved one can be used once; a restart
 * of the server makes all open ones worthless.
 */
export class Captcha {
  readonly #validMilliseconds: number;
  readonly #secret = newSecret();
  readonly #keySecret = newSecret();
  /** Nonces of puzzles that were used, with the moment from which they are out of date anyway. */
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

  /** Whether the answer solves a puzzle of ours that is in date and was not used before; it is used from now on. */
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
