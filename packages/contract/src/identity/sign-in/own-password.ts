import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { required } from '../../foundation/text.ts';

/**
 * Limits of a password. The specification says 50 characters (S3 sections 5 and 9), but long phrases are better
 * passwords.
 */
export const passwordLength = { minimum: 8, maximum: 128 } as const;

/** What the change-password form says below its field (S3 section 5). */
export const passwordHint =
  'Make sure it is at least 8 characters including a number, a lowercase letter and a uppercase letter.';

/** Whether a text is a valid password: long enough, with a digit, a lower-case and an upper-case letter. */
export function isAllowedPassword(text: string): boolean {
  const { minimum, maximum } = passwordLength;
  return (
    text.length >= minimum && text.length <= maximum && /\d/.test(text) && /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text)
  );
}

/** A new password. */
export const newPassword = z
  .string()
  .max(passwordLength.maximum, `must have at most ${passwordLength.maximum} characters`)
  .refine(
    isAllowedPassword,
    'must be at least 8 characters including a number, a lowercase letter and a uppercase letter',
  );

/** The names of the strength meter's steps (S3 section 5). */
export const passwordStrengths = ['Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** 0 to 4: a third of the length, rounded down (S3 section 5). */
export const passwordStrength = (password: string): number => Math.min(4, Math.floor(password.length / 3));

/** Open to users whose password has expired: it is their only way back in. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/aiparcelweb/api/account/change_password',
  access: 'signed-in',
  source: 'S3 section 7, authentication and account',
  summary: 'Sets a new password; other sessions of the user end.',
  body: z.object({
    username: z.string().min(1).max(254),
    oldPassword: required("'Old Password' is Required!").max(200),
    newPassword,
  }),
  answer: z.object({ message: z.string() }),
});

export const checkPasswordExpirationDays = endpoint({
  name: 'checkPasswordExpirationDays',
  method: 'GET',
  path: '/aiparcelweb/api/checkPasswordExpirationDays',
  access: 'signed-in',
  source: 'S3 section 4.4',
  summary: 'Days until the password expires; 0 or less means expired.',
  answer: z.number().int(),
});
