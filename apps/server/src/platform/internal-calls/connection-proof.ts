import { createHmac } from 'node:crypto';

/** The header in which the command proves that its own connection reaches the server. */
export const connectionProofHeader = 'x-waybill-connection';

/** What only who knows the token can say of the connection from this port: a proxy connects from another one. */
export const connectionProof = (token: string, callersPort: number): string =>
  createHmac('sha256', token).update(String(callersPort)).digest('base64url');
