import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertUncommon } from './common-password.ts';
import { hashPassword, passwordFits } from './password.ts';
import { passwordEndsOn } from './password-days.ts';
import { countAttempt, forgive, userKey } from './sign-in-tally.ts';
import { usedTemporaryPassword } from './temporary-password.ts';

interface PasswordChange {
  readonly username: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  /** The caller's address, to slow down guessing the old password in a stolen session. */
  readonly address: string;
}

/**
 * Sets the signed-in user's password and ends the other sessions, in one transaction; a temporary password becomes
 * invalid too. The old password is the user's own, or the temporary one that they signed in with.
 * @throws ProblemError (400) if the login is somebody else's, the old password is wrong, nothing would change, or the
 * new one is too common; 429 after many wrong ones.
 */
export async function changeOwnPassword(
  settings: Settings,
  user: SignedInUser,
  { username, oldPassword, newPassword, address }: PasswordChange,
  now: Date,
): Promise<void> {
  const person = await settings
    .selectFrom('user_account')
    .select(['login', 'password_hash'])
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow();
  if (username.toLowerCase() !== person.login.toLowerCase()) {
    throw badRequest('You can only change your own password.', [{ field: 'username', message: 'is not your own' }]);
  }
  const attempt = { keys: [userKey(user.userId)], address };
  const counted = await countAttempt(settings, attempt, now);
  const temporaryHash = await usedTemporaryPassword(settings, user.userId);
  const fits = await Promise.all([person.password_hash, temporaryHash].map((hash) => passwordFits(oldPassword, hash)));
  if (!fits.includes(true)) {
    throw badRequest('The old password is not correct.', [{ field: 'oldPassword', message: 'is incorrect' }]);
  }
  await forgive(settings, attempt, counted, user.userId, now);
  if (newPassword === oldPassword) {
    throw badRequest('The new password must not be the old one.', [
      { field: 'newPassword', message: 'must not be the old one' },
    ]);
  }
  await assertUncommon(newPassword, person.login, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await settings.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('user_account')
      .set({ password_hash: passwordHash, password_expires_on: passwordEndsOn(now), must_change_password: false })
      .where('id', '=', user.userId)
      .execute();
    await transaction.deleteFrom('password_reset').where('user_id', '=', user.userId).execute();
    await transaction
      .updateTable('session')
      .set({ ended_at: now })
      .where('user_id', '=', user.userId)
      .where('id', '<>', user.sessionId)
      .where('ended_at', 'is', null)
      .execute();
    await writeAudit(transaction, user, now, {
      action: 'password.change',
      subject: { id: user.userId, name: user.login },
    });
  });
}
