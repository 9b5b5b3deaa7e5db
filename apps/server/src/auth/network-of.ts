import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
const groupsOfNetwork = 4;
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom attempts from an address are counted for: an IPv4 address itself; of an IPv6 address its first 64 bits, because
 * whoever has one has all the others of that network too.
 */
export function networkOf(address: string): string {
  const version4 = mapped.exec(address)?.[1];
  if (version4 !== undefined) return version4;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const head = groupsIn(before);
  const tail = groupsIn(after ?? '');
  const zeros = Array.from({ length: groupsOfAddress - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, groupsOfNetwork).join(':')}::/64`;
}

const groupsIn = (text: string): readonly string[] => text.split(':').filter((group) => group !== '');
