import { lockUser, type Settings } from '@waybill/db';
import type { LanguageModelAccess } from '../../platform/language-model-access.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A request that was granted to a user. */
export interface AllowedRequest {
  /** Records what it used. */
  spend(tokens: number): Promise<void>;
}

/**
 * Counts one request of a user to the language model; undefined if they have used up their requests per hour or tokens
 * per day, on all servers together.
 */
export async function takeRequest(
  settings: Settings,
  userId: number,
  { requestsPerHour, tokensPerDay }: LanguageModelAccess,
  now: Date,
): Promise<AllowedRequest | undefined> {
  const id = await settings.transaction().execute(async (transaction) => {
    // One user's requests are counted one after another.
    await lockUser(transaction, userId);
    const ofUser = transaction.selectFrom('language_model_request').where('user_id', '=', userId);
    const { requests } = await ofUser
      .select(({ fn }) => fn.countAll<string>().as('requests'))
      .where('at', '>', new Date(now.getTime() - hour))
      .executeTakeFirstOrThrow();
    const { tokens } = await ofUser
      .select(({ fn }) => fn.sum<string | null>('tokens').as('tokens'))
      .where('at', '>', new Date(now.getTime() - day))
      .executeTakeFirstOrThrow();
    if (Number(requests) >= requestsPerHour || Number(tokens) >= tokensPerDay) return undefined;
    await transaction
      .deleteFrom('language_model_request')
      .where('user_id', '=', userId)
      .where('at', '<=', new Date(now.getTime() - day))
      .execute();
    const kept = await transaction
      .insertInto('language_model_request')
      .values({ user_id: userId, at: now, tokens: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return kept.id;
  });
  if (id === undefined) return undefined;
  return {
    spend: async (tokens) => {
      await settings.updateTable('language_model_request').set({ tokens }).where('id', '=', id).execute();
    },
  };
}
