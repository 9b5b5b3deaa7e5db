import type { Transaction } from '@waybill/db';
import { writeAudit } from '../../audit/write-audit.ts';
import { forgetFailures } from '../../sign-in/sign-in-tally.ts';
import { findUser } from './find-user.ts';
import type { UserCommandAnswer } from './user-command.ts';

/** Lifts the lock that wrong passwords put on a user. */
export async function unlockUser(
  transaction: Transaction,
  tenantId: number,
  login: string,
  now: Date,
): Promise<UserCommandAnswer> {
  const user = await findUser(transaction, tenantId, login);
  await forgetFailures(transaction, user.id);
  await writeAudit(transaction, { tenantId, userId: null }, now, {
    action: 'user.unlock',
    subject: { id: user.id, name: user.login },
    more: { by: 'waybill user unlock' },
  });
  return { login: user.login, activated: user.activated, password: null };
}
