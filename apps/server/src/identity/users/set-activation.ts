import type { AdministeredUser } from '@waybill/contract';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { endSessionsOf } from '../sign-in/sessions.ts';
import { editableUser, visibleUser } from './editable-user.ts';

/**
 * Activates or deactivates a user; deactivating ends open sessions. @throws ProblemError 400 for the caller's own
 * account.
 */
export async function setActivation(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  administrator: SignedInUser,
  userId: number,
  activated: boolean,
): Promise<AdministeredUser> {
  return await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'user_account', userId);
    const before = await editableUser({ settings: transaction, clock }, administrator, userId);
    if (userId === administrator.userId) throw badRequest('You cannot deactivate yourself.');
    await transaction.updateTable('user_account').set({ activated }).where('id', '=', userId).execute();
    if (!activated) await endSessionsOf(transaction, userId, clock());
    await writeAudit(transaction, administrator, clock(), {
      action: activated ? 'user.activate' : 'user.deactivate',
      subject: { id: userId, name: before.login },
      changes: { activated: { before: before.activated, after: activated } },
    });
    return await visibleUser({ settings: transaction, clock }, administrator, userId);
  });
}
