import type { Transaction } from '@waybill/db';
import { writeAudit } from '../../audit/write-audit.ts';
import { hashPassword } from '../../sign-in/password.ts';
import { passwordEndsOn } from '../../sign-in/password-days.ts';
import { newTemporaryPassword } from '../../sign-in/reset-password.ts';
import { endSessionsOf } from '../../sign-in/sessions.ts';
import { forgetFailures } from '../../sign-in/sign-in-tally.ts';
import { findUser } from './find-user.ts';
import type { UserCommandAnswer } from './user-command.ts';

/** Gives a user a new password, shown once, to be changed at the next sign-in; ends sessions and locks. */
export async function resetUser(
  transaction: Transaction,
  tenantId: number,
  login: string,
  now: Date,
): Promise<UserCommandAnswer> {
  const user = await findUser(transaction, tenantId, login);
  const password = newTemporaryPassword();
  await transaction
    .updateTable('user_account')
    .set({
      password_hash: await hashPassword(password),
      password_expires_on: passwordEndsOn(now),
      must_change_password: true,
    })
    .where('id', '=', user.id)
    .execute();
  await transaction.deleteFrom('password_reset').where('user_id', '=', user.id).execute();
  await endSessionsOf(transaction, user.id, now);
  await forgetFailures(transaction, user.id);
  await writeAudit(transaction, { tenantId, userId: null }, now, {
    action: 'user.reset_password',
    subject: { id: user.id, name: user.login },
    more: { by: 'waybill user reset' },
  });
  return { login: user.login, activated: user.activated, password };
}
