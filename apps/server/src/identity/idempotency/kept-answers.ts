import type { IdempotencyKeyTable, Settings } from '@waybill/db';
import { type Selectable, sql } from 'kysely';
import { tooManyRequests } from '../../platform/problems.ts';

/** Who sent a key: a user with a session, or one of their tokens. */
export interface KeyOwner {
  readonly userId: number;
  readonly tokenId: number | null;
}

interface Claim extends KeyOwner {
  readonly key: string;
  readonly fingerprint: string;
  readonly serverId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** What became of a call, as far as it is kept. */
export interface KeptAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly location: string | null;
  readonly body: string | null;
}

/** A call that came before with the same key. */
export type EarlierCall = Selectable<IdempotencyKeyTable>;

const mostKeys = 10_000;
const mostTries = 3;
const secondsToWait = 3_600;

/**
 * Takes a key for a call. Answers the number under which its outcome is stored, or the earlier call that has the key.
 * @throws ProblemError 429 if its owner has too many keys.
 */
export async function claimKey(settings: Settings, claim: Claim): Promise<number | EarlierCall> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const claimed = await inserted(settings, claim);
    if (claimed !== undefined) return claimed;
    const earlier = await earlierCall(settings, claim);
    if (earlier !== undefined) return earlier;
  }
  throw tooManyRequests(
    `More than 10,000 idempotency keys are in use. Keys are forgotten after a day; until then, send calls without one.`,
    secondsToWait,
  );
}

/** In one statement, so that of several requests on several servers one gets the key. */
async function inserted(settings: Settings, claim: Claim): Promise<number | undefined> {
  const { userId, tokenId, key, fingerprint, serverId, now, expiresAt } = claim;
  const { rows } = await sql<{ id: number }>`
    insert into idempotency_key as claimed (user_id, token_id, key, fingerprint, server_id, expires_at)
    select ${userId}::integer, ${tokenId}::integer, ${key}::text, ${fingerprint}::text, ${serverId}::uuid,
      ${expiresAt}::timestamptz
    where (select count(*) from idempotency_key
      where user_id = ${userId} and coalesce(token_id, 0) = ${tokenId ?? 0}) < ${mostKeys}
    on conflict (user_id, coalesce(token_id, 0), key) do update set
      fingerprint = excluded.fingerprint, server_id = excluded.server_id, expires_at = excluded.expires_at,
      state = 'under way', rights = null, status = null, content_type = null, location = null, body = null
      where claimed.expires_at <= ${now}
    returning id`.execute(settings);
  return rows[0]?.id;
}

const earlierCall = (settings: Settings, { userId, tokenId, key, now }: Claim): Promise<EarlierCall | undefined> =>
  settings
    .selectFrom('idempotency_key')
    .selectAll()
    .where('user_id', '=', userId)
    .where('token_id', 'is not distinct from', tokenId)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Keeps the answer to a call, and what its caller might see then. */
export async function keepAnswer(settings: Settings, id: number, answer: KeptAnswer, rights: string): Promise<void> {
  const { contentType, ...rest } = answer;
  await settled(settings, id, { state: 'answered', rights, content_type: contentType, ...rest });
}

/** Notes that a call was done, or that it is not known whether it was; its answer is not kept. */
export async function noteOutcome(settings: Settings, id: number, state: 'not kept' | 'unknown'): Promise<void> {
  await settled(settings, id, { state });
}

async function settled(settings: Settings, id: number, outcome: Partial<EarlierCall>): Promise<void> {
  await settings
    .updateTable('idempotency_key')
    .set({ ...outcome, server_id: null })
    .where('id', '=', id)
    .execute();
}

/** Frees the key of a call that changed nothing. */
export async function freeKey(settings: Settings, id: number): Promise<void> {
  await settings.deleteFrom('idempotency_key').where('id', '=', id).execute();
}

/** Forgets the keys whose time is over. */
export async function forgetExpiredKeys(settings: Settings, now: Date): Promise<void> {
  await settings.deleteFrom('idempotency_key').where('expires_at', '<=', now).execute();
}
