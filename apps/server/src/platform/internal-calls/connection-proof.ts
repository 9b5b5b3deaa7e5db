import { createHmac } from 'node:crypto';

/** The header in which the command proves that its own connection reaches the server. */
export const connectionProofHeader = 'x-waybill-connection';

/** A proof of knowing the token, bound to the connection's port: a proxy connects from another one. */
export const connectionProof = (token: string, callersPort: number): string =>
  createHmac('sha256', token).update(String(callersPort)).digest('base64url');
