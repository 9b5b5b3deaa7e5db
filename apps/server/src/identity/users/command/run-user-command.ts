import type { Services } from '../../../platform/services.ts';
import { addUser } from './add-user.ts';
import { findTenant } from './find-user.ts';
import { resetUser } from './reset-user.ts';
import { unlockUser } from './unlock-user.ts';
import type { UserCommand, UserCommandAnswer } from './user-command.ts';

/** Carries out the command, all or nothing, and records it in the audit log. @throws UserCommandError */
export async function runUserCommand(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  command: UserCommand,
): Promise<UserCommandAnswer> {
  return await settings.transaction().execute(async (transaction) => {
    const tenantId = await findTenant(transaction, command.tenant);
    if (command.act === 'add') return await addUser(transaction, tenantId, command, clock());
    if (command.act === 'reset') return await resetUser(transaction, tenantId, command.login, clock());
    return await unlockUser(transaction, tenantId, command.login, clock());
  });
}
