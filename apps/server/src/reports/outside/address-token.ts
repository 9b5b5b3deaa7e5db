import { linkToken, namedByToken } from '../../identity/mail-links/link-token.ts';

/** What the link in a mail to an address is for. */
export type AddressLink = 'confirm' | 'unsubscribe' | 'file';

/** The address, and the report if the link is to a file; 0 for the other links. */
export interface AddressLinked {
  readonly addressId: number;
  readonly reportId: number;
}

/** The token of a link: it names the address and the report. */
export const addressToken = (secret: string, link: AddressLink, { addressId, reportId }: AddressLinked): string =>
  linkToken(secret, purposeOf(link), [addressId, reportId]);

/** What a token is for; undefined if this portal did not make it for such a link. */
export function readAddressToken(secret: string, link: AddressLink, token: string): AddressLinked | undefined {
  const [addressId, reportId] = namedByToken(secret, purposeOf(link), token) ?? [];
  return addressId === undefined ? undefined : { addressId: Number(addressId), reportId: Number(reportId) };
}

const purposeOf = (link: AddressLink): string => `outside address, ${link}`;
