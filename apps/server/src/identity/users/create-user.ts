import { randomUUID } from 'node:crypto';
import type { AdministeredUser } from '@waybill/contract';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { insteadOfMail } from '../../platform/mail/mail-not-sent.ts';
import type { Services } from '../../platform/services.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertUncommon } from '../sign-in/common-password.ts';
import { hashPassword } from '../sign-in/password.ts';
import { passwordEndsOn } from '../sign-in/password-days.ts';
import { auditedUser } from './audited-user.ts';
import { checkUserInput } from './check-user-input.ts';
import { visibleUser } from './editable-user.ts';
import { firstPasswordMail } from './mail-first-password.ts';
import { insertUser, type WrittenUser } from './write-user.ts';

/**
 * Creates a user. Without a first password an invitation with a temporary one is mailed, and only that one works.
 * @throws ProblemError 400 naming the invalid fields.
 */
export async function createUser(
  services: Services,
  administrator: SignedInUser,
  { password, ...input }: WrittenUser & { readonly password: string | null },
): Promise<AdministeredUser> {
  const { settings, clock } = services;
  await checkUserInput(settings, administrator, input);
  if (password !== null) await assertUncommon(password, input.login, 'password');
  const first = {
    tenantId: administrator.tenantId,
    passwordHash: await hashPassword(password ?? randomUUID()),
    passwordExpiresOn: passwordEndsOn(clock()),
  };
  const { user, invitation } = await settings.transaction().execute(async (transaction) => {
    const userId = await insertUser(transaction, input, first);
    const made = await visibleUser({ settings: transaction, clock }, administrator, userId);
    await writeAudit(transaction, administrator, clock(), {
      action: 'user.create',
      subject: { id: userId, name: made.login },
      changes: changesBetween({}, auditedUser(made)),
      more: { invited: password === null },
    });
    const mail =
      password === null
        ? await firstPasswordMail(services, transaction, { ...made, userId, occasion: 'invitation' })
        : undefined;
    return { user: made, invitation: mail };
  });
  await invitation
    ?.send()
    .catch(
      insteadOfMail(
        'The user was created, but the invitation could not be mailed. Reset the password to send another.',
      ),
    );
  return user;
}
