import type { Settings } from '@waybill/db';

/** Makes the mailed password the user's own, to be changed at once; it cannot be used a second time. */
export async function takeTemporaryPassword(settings: Settings, userId: number): Promise<void> {
  const { password_hash } = await settings
    .deleteFrom('password_reset')
    .where('user_id', '=', userId)
    .returning('password_hash')
    .executeTakeFirstOrThrow();
  await settings
    .updateTable('user_account')
    .set({ password_hash, must_change_password: true })
    .where('id', '=', userId)
    .execute();
}
