import type { ClientCredential } from '@waybill/contract';

/** How the audit log names a credential. */
export const credentialName = ({ carrier, userName }: Pick<ClientCredential, 'carrier' | 'userName'>): string =>
  `${carrier.name} ${userName}`;
