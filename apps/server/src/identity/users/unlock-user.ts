import type { AdministeredUser } from '@waybill/contract';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { forgetFailures } from '../sign-in/sign-in-tally.ts';
import { editableUser, visibleUser } from './editable-user.ts';

/** Lifts the lock that wrong passwords put on a user. */
export async function unlockUser(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  administrator: SignedInUser,
  userId: number,
): Promise<AdministeredUser> {
  return await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'user_account', userId);
    const { login } = await editableUser({ settings: transaction, clock }, administrator, userId);
    await forgetFailures(transaction, userId);
    await writeAudit(transaction, administrator, clock(), {
      action: 'user.unlock',
      subject: { id: userId, name: login },
    });
    return await visibleUser({ settings: transaction, clock }, administrator, userId);
  });
}
