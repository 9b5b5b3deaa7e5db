/** The first failures have no effect, then each one doubles the delay, then there is a lock. */
export interface Patience {
  readonly free: number;
  readonly longestSeconds: number;
  /** The number of failures after which the user is locked for the whole window; if absent, never. */
  readonly locksAt?: number;
}

/** A user name from one network, whether or not it exists, so that nobody learns who exists. */
export const forNameFromOne = { free: 4, longestSeconds: 60, locksAt: 10 } as const satisfies Patience;
/** The same from all networks together: guessing from many networks is slowed down, but the user is not locked out. */
export const forNameFromAll: Patience = { free: 50, longestSeconds: 60 };
/** Many people in an office may share one address, so it is never locked out. */
export const forAddress: Patience = { free: 60, longestSeconds: 60 };
/** Otherwise anybody who knows a user name could flood that user's mailbox. */
export const forMails: Patience = { free: 5, longestSeconds: 0, locksAt: 5 };

const second = 1_000;
/** Failures older than this are forgotten; a lock lasts this long. */
const windowMilliseconds = 15 * 60 * second;

/** Failures of this moment, and earlier ones, are forgotten. */
export const forgottenUntil = (now: Date): Date => new Date(now.getTime() - windowMilliseconds);

export const isForgotten = (failedAt: Date, now: Date): boolean => failedAt <= forgottenUntil(now);

/** Until when nothing else is tried after so many failures; null for no delay. */
export function blockedUntil(failures: number, { free, longestSeconds, locksAt }: Patience, now: Date): Date | null {
  if (locksAt !== undefined && failures >= locksAt) return new Date(now.getTime() + windowMilliseconds);
  if (failures <= free) return null;
  const seconds = Math.min(longestSeconds, 2 ** (failures - free - 1));
  return new Date(now.getTime() + seconds * second);
}

/** What somebody who has to wait is told. */
export function waitText(until: Date, now: Date): string {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / second);
  if (seconds === 1) return 'Too many failed attempts to sign in. Try again in 1 second.';
  if (seconds <= 90) return `Too many failed attempts to sign in. Try again in ${seconds} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  return `Too many failed attempts to sign in. Try again in ${minutes} minutes, or ask your administrator.`;
}
