import { isAllowedPassword } from '@waybill/contract';

export const labels = {
  oldPassword: 'Old Password',
  newPassword: 'New Password',
  confirmation: 'New Password Confirmation',
} as const;

/** S3 section 5. */
export const mismatchText = 'The password and its confirmation does not match!';

/** S3 section 5; null when something was entered. */
export function requiredProblem(label: string, value: string): string | null {
  return value === '' ? `'${label}' is Required!` : null;
}

/** S3 section 5; null for a password that the server will take. */
export function newPasswordProblem(password: string): string | null {
  const missing = requiredProblem(labels.newPassword, password);
  if (missing !== null || isAllowedPassword(password)) return missing;
  return `'${labels.newPassword}' is required to be at least 8 characters including a number, a lowercase letter and a uppercase letter!`;
}
