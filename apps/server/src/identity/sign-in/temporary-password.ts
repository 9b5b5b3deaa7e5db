import type { Settings } from '@waybill/db';

/**
 * Makes the mailed password the user's own, to be changed at once. Returns whether it is now valid: also if another
 * sign-in did the same at the same time, but not if a newer password replaced it.
 */
export async function takeTemporaryPassword(settings: Settings, userId: number, hash: string): Promise<boolean> {
  const taken = await settings
    .deleteFrom('password_reset')
    .where('user_id', '=', userId)
    .where('password_hash', '=', hash)
    .returning('password_hash')
    .executeTakeFirst();
  if (taken === undefined) return isOwnPassword(settings, userId, hash);
  await settings
    .updateTable('user_account')
    .set({ password_hash: taken.password_hash, must_change_password: true })
    .where('id', '=', userId)
    .execute();
  return true;
}

async function isOwnPassword(settings: Settings, userId: number, hash: string): Promise<boolean> {
  const own = await settings
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', hash)
    .executeTakeFirst();
  return own !== undefined;
}
