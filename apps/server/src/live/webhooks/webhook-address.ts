import { AddressRefused } from '../../platform/http/permitted-address.ts';

/**
 * The address of a webhook, if messages may be sent there: by HTTPS, or to a host that the operator named.
 * @throws AddressRefused
 */
export function addressOf(text: string, named: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new AddressRefused('must be an address such as https://example.com/waybill');
  }
  if (url.username !== '' || url.password !== '') throw new AddressRefused('must not contain a password');
  if (url.protocol === 'http:' && !named.includes(url.hostname)) throw new AddressRefused('must begin with https://');
  return url;
}
