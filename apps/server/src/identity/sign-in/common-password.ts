import { badRequest } from '../../platform/problems.ts';

/** The most common ones, which are also refused with digits or signs appended. */
const mostUsed = 2_000;

interface KnownPasswords {
  readonly common: ReadonlySet<string>;
  readonly usedMost: ReadonlySet<string>;
}

let known: Promise<KnownPasswords> | undefined;

/** Whether it is a common password, one of the most common with digits or signs appended, or the login. */
export async function isCommonPassword(password: string, login: string): Promise<boolean> {
  known ??= readKnown();
  const { common, usedMost } = await known;
  const whole = password.toLowerCase();
  const word = whole.replace(/(?<![\d\p{P}\p{S}])[\d\p{P}\p{S}]+$/u, '');
  return common.has(whole) || usedMost.has(word) || word === login.toLowerCase();
}

/** Rejects with a ProblemError (400) for a common password. */
export async function assertUncommon(password: string, login: string, field: string): Promise<void> {
  if (!(await isCommonPassword(password, login))) return;
  throw badRequest('This password is too common. Please choose another one.', [{ field, message: 'is too common' }]);
}

/** Unpacking the words takes as long as a tenth of a start, which most processes can do without. */
async function readKnown(): Promise<KnownPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Most used first, in lower case.
  const ranked = dictionary['passwords-common'];
  return { common: new Set(ranked), usedMost: new Set(ranked.slice(0, mostUsed)) };
}
