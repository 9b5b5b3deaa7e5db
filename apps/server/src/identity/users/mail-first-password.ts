import type { Settings } from '@waybill/db';
import { daysAfter } from '@waybill/model';
import { textsFor } from '../../platform/mail/texts-for.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword } from '../sign-in/password.ts';
import { newTemporaryPassword } from '../sign-in/reset-password.ts';
import { signInAddress } from '../sign-in/sign-in-address.ts';

const validDays = 7;

/** To whom, and why. */
interface Receiver {
  readonly userId: number;
  readonly login: string;
  readonly email: string;
  readonly occasion: 'invitation' | 'reset';
}

/** A stored temporary password; `send` mails it once the transaction is committed. */
interface FirstPasswordMail {
  send(): Promise<void>;
}

/** Creates a temporary password for a user: it works once, within a week, and a new one must then be chosen. */
export async function firstPasswordMail(
  { mailer, clock, publicUrl }: Pick<Services, 'mailer' | 'clock' | 'publicUrl'>,
  settings: Settings,
  { userId, login, email, occasion }: Receiver,
): Promise<FirstPasswordMail> {
  const password = newTemporaryPassword();
  const reset = {
    password_hash: await hashPassword(password),
    expires_at: daysAfter(clock(), validDays),
    used_at: null,
  };
  await settings
    .insertInto('password_reset')
    .values({ user_id: userId, ...reset })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(reset))
    .execute();
  const texts = await textsFor(settings, userId);
  const { subject, opening } = texts[occasion];
  const lines = [
    opening,
    '',
    `    ${texts.username}: ${login}`,
    `    ${texts.password}: ${password}`,
    '',
    texts.signIn(await signInAddress(settings, publicUrl(), userId)),
    texts.once(validDays),
    '',
  ];
  return { send: () => mailer.send({ to: email, subject, text: lines.join('\n') }) };
}
