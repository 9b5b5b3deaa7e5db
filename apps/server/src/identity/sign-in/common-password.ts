import { dictionary } from '@zxcvbn-ts/language-common';
import { badRequest } from '../../platform/problems.ts';

/** Most used first, in lower case. */
const ranked = dictionary['passwords-common'];
const common: ReadonlySet<string> = new Set(ranked);

/** The most common ones, which are also refused with digits or signs appended. */
const mostUsed = 2_000;
const usedMost: ReadonlySet<string> = new Set(ranked.slice(0, mostUsed));

/** Whether it is a common password, one of the most common with digits or signs appended, or the login. */
export function isCommonPassword(password: string, login: string): boolean {
  const whole = password.toLowerCase();
  const word = whole.replace(/[\d\p{P}\p{S}]+$/u, '');
  return common.has(whole) || usedMost.has(word) || word === login.toLowerCase();
}

/** Throws ProblemError (400) for a common password. */
export function assertUncommon(password: string, login: string, field: string): void {
  if (!isCommonPassword(password, login)) return;
  throw badRequest('This password is too common. Please choose another one.', [{ field, message: 'is too common' }]);
}
