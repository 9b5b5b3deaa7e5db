import type { LanguageModelAccess } from '../../platform/language-model-access.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Used {
  /** The moments of requests within the last hour. */
  requests: number[];
  tokens: number;
  /** When the day of these tokens began. */
  since: number;
}

/** What users have had of the language model: requests in an hour, tokens in a day. Kept in memory. */
export class Allowance {
  readonly #used = new Map<number, Used>();

  /** Counts one request of a user; false if their allowance is used up. */
  take(userId: number, { requestsPerHour, tokensPerDay }: LanguageModelAccess, now: number): boolean {
    const before = this.#used.get(userId) ?? { requests: [], tokens: 0, since: now };
    const used = now - before.since >= day ? { ...before, tokens: 0, since: now } : before;
    used.requests = used.requests.filter((moment) => now - moment < hour);
    this.#used.set(userId, used);
    if (used.requests.length >= requestsPerHour || used.tokens >= tokensPerDay) return false;
    used.requests.push(now);
    return true;
  }

  spend(userId: number, tokens: number): void {
    const used = this.#used.get(userId);
    if (used !== undefined) used.tokens += tokens;
  }
}
