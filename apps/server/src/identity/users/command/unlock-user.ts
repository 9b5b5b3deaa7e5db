import type { Settings } from '@waybill/db';
import { writeAudit } from '../../audit/write-audit.ts';
import { forgetFailures } from '../../sign-in/sign-in-tally.ts';
import { findUser } from './find-user.ts';
import type { UserCommandAnswer } from './user-command.ts';

/** Lifts the lock that wrong passwords put on a user. */
export async function unlockUser(
  settings: Settings,
  tenantId: number,
  login: string,
  now: Date,
): Promise<UserCommandAnswer> {
  const user = await findUser(settings, tenantId, login);
  await forgetFailures(settings, user.id);
  await writeAudit(settings, { tenantId, userId: null }, now, {
    action: 'user.unlock',
    subject: { id: user.id, name: user.login },
    more: { by: 'waybill user unlock' },
  });
  return { login: user.login, activated: user.activated, password: null };
}
