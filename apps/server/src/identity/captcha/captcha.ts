import { createHmac } from 'node:crypto';
import type { Settings } from '@waybill/db';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { readPayload } from './read-payload.ts';

const defaultValidMilliseconds = 10 * 60_000;
/** About a second of work for a browser: at most a thousand tries of five thousand rounds each. */
const cost = 5_000;
const defaultTries = { from: 200, to: 1_000 } as const;

/** What puzzles are created with. */
export interface CaptchaContext {
  readonly settings: Settings;
  /** Servers with the same secret accept each other's puzzles. */
  readonly secret: string;
  readonly validMilliseconds?: number;
  /** How many tries it takes to solve one. */
  readonly tries?: { readonly from: number; readonly to: number };
}

/** ALTCHA: a proof-of-work puzzle, created and checked by these servers alone. A solution can be used once. */
export class Captcha {
  readonly #settings: Settings;
  readonly #validMilliseconds: number;
  readonly #tries: { readonly from: number; readonly to: number };
  readonly #secrets: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string };

  constructor({
    settings,
    secret,
    validMilliseconds = defaultValidMilliseconds,
    tries = defaultTries,
  }: CaptchaContext) {
    this.#settings = settings;
    this.#validMilliseconds = validMilliseconds;
    this.#tries = tries;
    const derived = (use: string) => createHmac('sha256', secret).update(use).digest('base64url');
    this.#secrets = {
      hmacSignatureSecret: derived('captcha signature'),
      hmacKeySignatureSecret: derived('captcha key signature'),
    };
  }

  newChallenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(this.#tries.from, this.#tries.to),
      deriveKey,
      expiresAt: new Date(Date.now() + this.#validMilliseconds),
      ...this.#secrets,
    });
  }

  /** Whether the payload solves one of our puzzles that has neither expired nor been used; marks it as used. */
  async accepts(answer: string): Promise<boolean> {
    const payload = readPayload(answer);
    if (payload === undefined) return false;
    const { verified } = await verifySolution({ ...payload, deriveKey, ...this.#secrets });
    if (!verified) return false;
    const { nonce, expiresAt = 0 } = payload.challenge.parameters;
    await this.#settings.deleteFrom('used_captcha').where('expires_at', '<', new Date()).execute();
    const used = await this.#settings
      .insertInto('used_captcha')
      .values({ nonce, expires_at: new Date(expiresAt * 1_000) })
      .onConflict((conflict) => conflict.column('nonce').doNothing())
      .returning('nonce')
      .executeTakeFirst();
    return used !== undefined;
  }
}
