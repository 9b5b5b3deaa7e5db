import type { Permission } from '@waybill/contract';
import type { Granted } from './granted.ts';

/** The API token that a call came with, and what it withholds of its user's rights. */
export interface TokenOfCall {
  readonly id: number;
  readonly name: string;
  readonly kind: 'personal' | 'service';
  readonly writes: boolean;
  /** What the user has and the token does not grant. */
  readonly withheld: ReadonlySet<Permission>;
}

/**
 * The user who makes a request, read each time from the session or the API token of the request. Of a token it has the
 * rights that user and token both have.
 */
export interface SignedInUser extends Granted {
  readonly userId: number;
  readonly tenantId: number;
  /** Empty for a token, which has no session. */
  readonly sessionId: string;
  readonly login: string;
  /** Whether they may see what is the whole tenant's; never with a token that is limited to clients. */
  readonly internal: boolean;
  /** The readable clients to which a token limits them; null without such a limit. */
  readonly onlyClients: ReadonlySet<number> | null;
  /** Days until the password expires; 0 or less: expired (S3 section 4.4). */
  readonly passwordDays: number;
  readonly token?: TokenOfCall;
}

/** What decides which clients somebody may read. */
export type ClientReader = Pick<SignedInUser, 'userId' | 'tenantId' | 'internal' | 'onlyClients'>;
