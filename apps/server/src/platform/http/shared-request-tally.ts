import type { Settings } from '@waybill/db';
import { sql } from 'kysely';

/** What has been counted for somebody within the current time span of a limit. */
export interface Tallied {
  readonly current: number;
  /** Milliseconds until the time span is over. */
  readonly ttl: number;
}

const millisecondsOfSecond = 1_000;

/**
 * Counts requests for all servers together, one by one: exact, for infrequent calls. Uses the database's clock, because
 * the servers' clocks differ.
 */
export async function tallyExactly(
  settings: Settings,
  key: string,
  requests: number,
  milliseconds: number,
): Promise<Tallied> {
  const span = sql`make_interval(secs => ${milliseconds / millisecondsOfSecond})`;
  const { rows } = await sql<{ requests: number; seconds: number }>`
    insert into request_tally as tally (key, ends_at, requests) values (${key}, now() + ${span}, ${requests})
    on conflict (key) do update set
      ends_at = case when tally.ends_at <= now() then now() + ${span} else tally.ends_at end,
      requests = case when tally.ends_at <= now() then 0 else tally.requests end + ${requests}
    returning requests, extract(epoch from ends_at - now())::double precision as seconds`.execute(settings);
  const [row] = rows;
  return { current: row?.requests ?? requests, ttl: Math.max(0, (row?.seconds ?? 0) * millisecondsOfSecond) };
}

/** Deletes the time spans that have ended. */
export async function forgetOldTallies(settings: Settings): Promise<void> {
  await sql`delete from request_tally where ends_at <= now()`.execute(settings);
}

interface OwnTally {
  readonly current: number;
  /** What this server has counted since it last told the others. */
  readonly untold: number;
  /** The time span of the limit, and when the current one is over. */
  readonly milliseconds: number;
  readonly until: number;
}

/**
 * Counts frequent requests: locally at once, and together with the other servers once a second, so that a request needs
 * no SQL statement.
 */
export class ExchangedTallies {
  readonly #settings: Settings;
  readonly #tallies = new Map<string, OwnTally>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Counts one request, and returns what is known of all servers' requests. */
  count(key: string, milliseconds: number): Tallied {
    const now = performance.now();
    const known = this.#tallies.get(key);
    const before =
      known !== undefined && known.until > now ? known : { current: 0, untold: 0, until: now + milliseconds };
    const current = before.current + 1;
    this.#tallies.set(key, { current, untold: before.untold + 1, milliseconds, until: before.until });
    return { current, ttl: before.until - now };
  }

  /** Adds the local counts to those of the other servers, and adopts the sums. */
  async exchange(): Promise<void> {
    for (const [key, { untold, milliseconds, until }] of this.#tallies) {
      if (untold === 0) {
        if (until <= performance.now()) this.#tallies.delete(key);
        continue;
      }
      const { current, ttl } = await tallyExactly(this.#settings, key, untold, milliseconds);
      const latest = this.#tallies.get(key);
      const isSameSpan = latest?.until === until;
      const since = (latest?.untold ?? 0) - (isSameSpan ? untold : 0);
      this.#tallies.set(key, { current: current + since, untold: since, milliseconds, until: performance.now() + ttl });
    }
  }
}
