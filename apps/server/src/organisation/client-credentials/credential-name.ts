import type { ClientCredential } from '@waybill/contract';

/** The name of a credential in the audit log. */
export const credentialName = ({ carrier, userName }: Pick<ClientCredential, 'carrier' | 'userName'>): string =>
  `${carrier.name} ${userName}`;
