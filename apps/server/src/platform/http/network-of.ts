import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/**
 * The network that attempts from an address are counted for: an IPv4 address itself; of an IPv6 address the first 64
 * bits, because one customer has all addresses of such a network. Callers who have hung up have no address.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  if (isMapped(groups)) return version4In(groups.slice(6));
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}

/** The eight groups of an IPv6 address without its zone, in hexadecimal without leading zeros. */
export function groupsOf(address: string): readonly string[] {
  const [before = '', after] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const head = groupsIn(before);
  const tail = groupsIn(after ?? '');
  const zeros = Array.from({ length: groupsOfAddress - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}

/**
 * The IPv4 address to which an IPv6 address leads: mapped (`::ffff:a.b.c.d`), compatible (`::a.b.c.d`), translated
 * (`::ffff:0:a.b.c.d` and NAT64, `64:ff9b::a.b.c.d`) or 6to4 (`2002:…`); undefined for every other address.
 */
export function embeddedVersion4(address: string): string | undefined {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return undefined;
  const groups = groupsOf(plain);
  const head = groups.slice(0, 6).join(':');
  if (groups[0] === '2002') return version4In(groups.slice(1, 3));
  const leadsOn = ['0:0:0:0:0:0', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0'].includes(head) || isMapped(groups);
  return leadsOn ? version4In(groups.slice(6)) : undefined;
}

const isMapped = (groups: readonly string[]): boolean => groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';

const version4In = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');

const groupsIn = (text: string): readonly string[] => text.split(':').filter((group) => group !== '');
