import { dictionary } from '@zxcvbn-ts/language-common';
import { badRequest } from '../../platform/problems.ts';

/** Most used first, in lower case. */
const ranked = dictionary['passwords-common'];
const common: ReadonlySet<string> = new Set(ranked);

/** The ones that are tried with a year or a sign behind them too. */
const mostUsed = 2_000;
const usedMost: ReadonlySet<string> = new Set(ranked.slice(0, mostUsed));

/**
 * Whether it is in the list of common passwords, is one of the first of them with digits or signs behind, or the login.
 */
export function isCommonPassword(password: string, login: string): boolean {
  const whole = password.toLowerCase();
  const word = whole.replace(/[\d\p{P}\p{S}]+$/u, '');
  return common.has(whole) || usedMost.has(word) || word === login.toLowerCase();
}

/** Throws ProblemError (400) for a password that would be guessed first. */
export function assertUncommon(password: string, login: string, field: string): void {
  if (!isCommonPassword(password, login)) return;
  throw badRequest('This password is too common. Please choose another one.', [{ field, message: 'is too common' }]);
}
