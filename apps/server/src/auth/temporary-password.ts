import type { Settings } from '@waybill/db';

/**
 * Makes the mailed password the user's own, to be changed at once; it cannot be used a second time. Answers whether it
 * was there: another sign-in may have taken it, or a newer one taken its place, at the same instant.
 */
export async function takeTemporaryPassword(settings: Settings, userId: number, hash: string): Promise<boolean> {
  const taken = await settings
    .deleteFrom('password_reset')
    .where('user_id', '=', userId)
    .where('password_hash', '=', hash)
    .returning('password_hash')
    .executeTakeFirst();
  if (taken === undefined) return false;
  await settings
    .updateTable('user_account')
    .set({ password_hash: taken.password_hash, must_change_password: true })
    .where('id', '=', userId)
    .execute();
  return true;
}
