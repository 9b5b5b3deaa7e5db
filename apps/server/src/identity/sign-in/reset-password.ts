import { randomInt } from 'node:crypto';
import type { Settings } from '@waybill/db';
import type { Clock } from '../../platform/clock.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { textsFor } from '../../platform/mail/texts-for.ts';
import { badRequest } from '../../platform/problems.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { hashPassword } from './password.ts';
import { signInAddress } from './sign-in-address.ts';
import { countMail } from './sign-in-tally.ts';
import { withoutTenant } from './without-tenant.ts';

const validHours = 24;
const hour = 3_600_000;

interface ResetServices {
  readonly settings: Settings;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

/**
 * Mails a temporary password. The user's own password keeps working, so that nobody can lock out somebody else.
 * @throws ProblemError (400) with the texts of S3 section 8; 429 if several have just been mailed.
 */
export async function resetPassword(
  { settings, mailer, clock, publicUrl }: ResetServices,
  tenantName: string,
  usernameOrEmail: string,
): Promise<void> {
  const user = await findUser(settings, tenantName, usernameOrEmail.trim());
  const at = clock();
  await countMail(settings, user.id, at);
  const password = newTemporaryPassword();
  const reset = {
    password_hash: await hashPassword(password),
    expires_at: new Date(at.getTime() + validHours * hour),
    used_at: null,
  };
  await settings.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('password_reset')
      .values({ user_id: user.id, ...reset })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(reset))
      .execute();
    const { id: userId, tenantId, login } = user;
    const subject = { id: userId, name: login };
    await writeAudit(transaction, { tenantId, userId }, at, { action: 'password.reset', subject });
  });
  const { forgotten, signIn } = await textsFor(settings, user.id);
  const lines = [
    forgotten.opening(user.login),
    '',
    `    ${password}`,
    '',
    signIn(await signInAddress(settings, publicUrl(), user.id)),
    forgotten.once(validHours),
    forgotten.notAsked,
    '',
  ];
  await mailer.send({ to: user.email, subject: forgotten.subject, text: lines.join('\n') });
}

interface ResetUser {
  readonly id: number;
  readonly tenantId: number;
  readonly login: string;
  readonly email: string;
}

async function findUser(settings: Settings, tenantName: string, text: string): Promise<ResetUser> {
  const login = withoutTenant(text, tenantName);
  const byEmail = login.includes('@');
  const fitting = await settings
    .selectFrom('user_account')
    .innerJoin('tenant', 'tenant.id', 'user_account.tenant_id')
    .select([
      'user_account.id',
      'user_account.tenant_id as tenantId',
      'user_account.login',
      'user_account.email',
      'user_account.activated',
    ])
    .where('tenant.name', '=', tenantName)
    .where(({ eb, fn, or }) => {
      const is = (column: 'login' | 'email') =>
        eb(fn<string>('lower', [`user_account.${column}`]), '=', login.toLowerCase());
      return byEmail ? or([is('login'), is('email')]) : is('login');
    })
    .execute();
  const byLogin = fitting.filter((user) => user.login.toLowerCase() === login.toLowerCase());
  const users = byLogin.length > 0 ? byLogin : fitting;
  if (users.length === 0) throw badRequest(byEmail ? 'Email address not registered' : 'Username not found');
  const active = users.filter(({ activated }) => activated);
  const [user] = active;
  if (user === undefined) throw badRequest('Active user is not associated with this provided email address.');
  if (active.length > 1) {
    throw badRequest(
      'Multiple users are associated with this provided email address. Please specify username instead of email address.',
    );
  }
  return user;
}

/** Letters and digits that cannot be confused with one another. */
const alphabet = { lower: 'abcdefghjkmnpqrstuvwxyz', upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ', digits: '23456789' } as const;

/** A password of sixteen letters and digits that satisfies the password rules. */
export function newTemporaryPassword(): string {
  const { lower, upper, digits } = alphabet;
  const any = lower + upper + digits;
  const kinds = [lower, upper, digits, ...Array.from({ length: 13 }, () => any)];
  return kinds.map((letters) => letters.charAt(randomInt(letters.length))).join('');
}
