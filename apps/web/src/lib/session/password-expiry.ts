import { text } from '../languages/text.ts';
import { texts } from '../languages/texts.ts';

/** S3 section 4.4. */
export const expiryWarningDays = 10;

const expiredText = text('Your Password has been expired. Please change the password');
const firstText = text('Choose your own password to begin.');

/** Why the password must be changed now: it was given by somebody else, or it has expired (S3 section 8). */
export const reasonToChange = (mustChangePassword: boolean): string => (mustChangePassword ? firstText : expiredText);

export function isExpired(days: number): boolean {
  return days <= 0;
}

/** The warning while 1 to 10 days are left, else undefined (S3 section 8). */
export function expiryWarning(days: number): string | undefined {
  if (isExpired(days) || days > expiryWarningDays) return undefined;
  return days === 1
    ? texts.t('Your password will expire today.')
    : texts.t('Your password will expire within {{count}} days.', { count: days });
}
