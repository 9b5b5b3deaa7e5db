import { isAllowedPassword } from '@waybill/contract';
import { text } from '../../../lib/languages/text.ts';
import { texts } from '../../../lib/languages/texts.ts';

export const labels = {
  oldPassword: text('Old Password'),
  newPassword: text('New Password'),
  confirmation: text('New Password Confirmation'),
} as const;

/** S3 section 5. */
export const mismatchText = text('The password and its confirmation does not match!');

/** S3 section 5; null when something was entered. */
export function requiredProblem(label: string, value: string): string | null {
  return value === '' ? texts.t("'{{label}}' is Required!", { label: texts.t(label) }) : null;
}

/** S3 section 5; null for a password that the server will take. */
export function newPasswordProblem(password: string): string | null {
  const missing = requiredProblem(labels.newPassword, password);
  if (missing !== null || isAllowedPassword(password)) return missing;
  return texts.t(
    "'{{label}}' is required to be at least 8 characters including a number, a lowercase letter and a uppercase letter!",
    { label: texts.t(labels.newPassword) },
  );
}
