import { addDays, dayOf, daysBetween } from '@waybill/model';

/** How long a password is valid. */
const passwordValidDays = 90;

/** The day on which a password set now stops being valid, `YYYY-MM-DD`. */
export const passwordEndsOn = (now: Date): string => addDays(dayOf(now), passwordValidDays);

/** What decides how long a user's password is still valid. */
export interface PasswordState {
  /** The identity provider that vouches for the user; null if they signed in with a password. */
  readonly identityProviderId: number | null;
  readonly mustChangePassword: boolean;
  /** `YYYY-MM-DD` */
  readonly passwordExpiresOn: string;
}

/**
 * For how many days the password is still valid; 0 or fewer if it must be changed. If an identity provider vouches for
 * the user, an expired password here does not matter.
 */
export function passwordDaysOf(
  { identityProviderId, mustChangePassword, passwordExpiresOn }: PasswordState,
  now: Date,
): number {
  if (identityProviderId !== null) return passwordValidDays;
  return mustChangePassword ? 0 : daysBetween(dayOf(now), passwordExpiresOn);
}
