import type { Permission } from '@waybill/contract';

/** Who makes a request: read afresh from the session of its token. */
export interface SignedInUser {
  readonly userId: number;
  readonly tenantId: number;
  readonly sessionId: string;
  readonly login: string;
  readonly internal: boolean;
  readonly roles: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
  /** Days until the password expires; 0 or less: expired (S3 section 4.4). */
  readonly passwordDays: number;
}
