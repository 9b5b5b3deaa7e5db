import type { Granted } from './granted.ts';

/** The user who makes a request, read from the session of its token each time. */
export interface SignedInUser extends Granted {
  readonly userId: number;
  readonly tenantId: number;
  readonly sessionId: string;
  readonly login: string;
  readonly internal: boolean;
  /** Days until the password expires; 0 or less: expired (S3 section 4.4). */
  readonly passwordDays: number;
}
