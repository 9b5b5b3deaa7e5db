import type { Settings } from '../settings.ts';

/**
 * Makes other transactions that count what this user has wait until this one ends: otherwise two at the same moment could
 * both take the last free place.
 */
export async function lockUser(transaction: Settings, userId: number): Promise<void> {
  await transaction.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
