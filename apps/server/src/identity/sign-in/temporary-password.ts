import type { Settings } from '@waybill/db';

/** Uses up a mailed password, whose user must now choose one. Returns false if it has been used or replaced. */
export async function takeTemporaryPassword(
  settings: Settings,
  userId: number,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await settings
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('password_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await settings.updateTable('user_account').set({ must_change_password: true }).where('id', '=', userId).execute();
  return true;
}

/** The hash of the mailed password with which the user signed in last, to be confirmed when they choose their own. */
export async function usedTemporaryPassword(settings: Settings, userId: number): Promise<string | undefined> {
  const used = await settings
    .selectFrom('password_reset')
    .select('password_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return used?.password_hash;
}
