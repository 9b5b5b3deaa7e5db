import type { AdministeredUser, UserInput } from '@waybill/contract';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { textsFor } from '../../platform/mail/texts-for.ts';
import { badRequest } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { auditedUser } from './audited-user.ts';
import { checkUserInput } from './check-user-input.ts';
import { editableUser, visibleUser } from './editable-user.ts';
import { changeUser, type WrittenUser } from './write-user.ts';

/**
 * Changes a user. Nobody can change their own roles, so that an administrator always remains. A new e-mail address is
 * told to the old one, because temporary passwords are mailed to it.
 * @throws ProblemError 400 naming the invalid fields, 403 and 404 for users whom the administrator may not change.
 */
export async function updateUser(
  { settings, clock, mailer, logger }: Pick<Services, 'settings' | 'clock' | 'mailer' | 'logger'>,
  administrator: SignedInUser,
  userId: number,
  input: WrittenUser,
): Promise<AdministeredUser> {
  const { before, changed } = await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'user_account', userId);
    const before = await editableUser({ settings: transaction, clock }, administrator, userId);
    await checkUserInput(transaction, administrator, input, userId);
    if (userId === administrator.userId) assertStaysAdministrator(before, input);
    await changeUser(transaction, userId, input);
    const after = await visibleUser({ settings: transaction, clock }, administrator, userId);
    await writeAudit(transaction, administrator, clock(), {
      action: 'user.update',
      subject: { id: userId, name: after.login },
      changes: changesBetween(auditedUser(before), auditedUser(after)),
    });
    return { before, changed: after };
  });
  if (before.email.toLowerCase() !== changed.email.toLowerCase()) {
    const { addressChanged } = await textsFor(settings, userId);
    const text = `${addressChanged.opening(changed.login, changed.email)}\n\n${addressChanged.unexpected}\n`;
    await mailer
      .send({ to: before.email, subject: addressChanged.subject, text })
      .catch((error: unknown) => logger?.warn({ err: error, userId }, 'the old address was not told of the new one'));
  }
  return changed;
}

function assertStaysAdministrator({ roles, internal }: AdministeredUser, input: UserInput): void {
  const sameRoles = roles.length === new Set(input.roleIds).size && roles.every(({ id }) => input.roleIds.includes(id));
  const errors = [
    ...(sameRoles ? [] : [{ field: 'roleIds', message: 'are your own: ask another administrator to change them' }]),
    ...(internal === input.internal ? [] : [{ field: 'internal', message: 'is your own: ask another administrator' }]),
  ];
  if (errors.length > 0) throw badRequest('You cannot change your own rights.', errors);
}
