import { randomUUID } from 'node:crypto';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { insteadOfMail } from '../../platform/mail/mail-not-sent.ts';
import type { Services } from '../../platform/services.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { hashPassword } from '../sign-in/password.ts';
import { endSessionsOf } from '../sign-in/sessions.ts';
import { editableUser } from './editable-user.ts';
import { firstPasswordMail } from './mail-first-password.ts';

/** Ends the user's password and sessions, and mails a temporary password; returns the address it went to. */
export async function resetUserPassword(
  services: Services,
  administrator: SignedInUser,
  userId: number,
): Promise<string> {
  const { settings, clock } = services;
  const nobodysPassword = await hashPassword(randomUUID());
  const { user, mail } = await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'user_account', userId);
    const user = await editableUser({ settings: transaction, clock }, administrator, userId);
    await transaction
      .updateTable('user_account')
      .set({ password_hash: nobodysPassword, must_change_password: true })
      .where('id', '=', userId)
      .execute();
    await endSessionsOf(transaction, userId, clock());
    await writeAudit(transaction, administrator, clock(), {
      action: 'user.reset_password',
      subject: { id: userId, name: user.login },
    });
    return { user, mail: await firstPasswordMail(services, transaction, { ...user, userId, occasion: 'reset' }) };
  });
  await mail
    .send()
    .catch(
      insteadOfMail('The old password no longer works, but the new one could not be mailed. Reset the password again.'),
    );
  return user.email;
}
