import { BlockList, isIP } from 'node:net';

const longestPrefixes: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

interface Network {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly prefix: number;
}

/** Whether a text is an address such as `203.0.113.7`, or a network in CIDR notation such as `2001:db8::/32`. */
export const isNetwork = (text: string): boolean => networkIn(text) !== undefined;

/** Whether an address lies in one of the networks; without any, every address is allowed. */
export function isAllowedFrom(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  if (family === 0) return false;
  const allowed = new BlockList();
  for (const network of networks.map(networkIn)) {
    if (network !== undefined) allowed.addSubnet(network.address, network.prefix, network.family);
  }
  return allowed.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

function networkIn(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  const longest = longestPrefixes[version];
  if (longest === undefined || more.length > 0 || address.includes('%')) return undefined;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) return { address, family, prefix: longest };
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest
    ? { address, family, prefix: Number(prefix) }
    : undefined;
}
