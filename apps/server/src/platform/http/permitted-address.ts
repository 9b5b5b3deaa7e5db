import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { embeddedVersion4, groupsOf } from './network-of.ts';

/** Which hosts may be connected to; without names, every host except this machine and link-local addresses. */
export type PermittedHosts = readonly string[] | undefined;

/** A host may not be connected to, or cannot be found. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

const own = new BlockList();
own.addSubnet('0.0.0.0', 8, 'ipv4');
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addSubnet('169.254.0.0', 16, 'ipv4');
own.addSubnet('224.0.0.0', 3, 'ipv4');
own.addAddress('::', 'ipv6');
own.addAddress('::1', 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');
own.addSubnet('ff00::', 8, 'ipv6');
/** Prefixes that a network may translate to internal addresses. */
own.addSubnet('64:ff9b:1::', 48, 'ipv6');

const inside = new BlockList();
inside.addSubnet('10.0.0.0', 8, 'ipv4');
inside.addSubnet('100.64.0.0', 10, 'ipv4');
inside.addSubnet('172.16.0.0', 12, 'ipv4');
inside.addSubnet('192.168.0.0', 16, 'ipv4');
inside.addSubnet('fc00::', 7, 'ipv6');

/**
 * The address to which a connection goes: looked up once, checked, and then used, so that a name cannot mean another
 * machine a moment later.
 * @throws AddressRefused when the host is not permitted or cannot be found.
 */
export async function permittedAddress(host: string, permitted: PermittedHosts): Promise<string> {
  if (permitted !== undefined && !permitted.includes(host.toLowerCase())) {
    throw new AddressRefused(`The host ${host} is not one of those that this server may fetch from.`);
  }
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new AddressRefused(`The host ${host} cannot be found.`);
  if (permitted === undefined && addresses.some(({ address }) => isOwn(address))) {
    throw new AddressRefused(`The host ${host} is this machine or its own network link, which is not permitted.`);
  }
  return first.address;
}

/**
 * The same for hosts out in the world: those in private networks are not permitted either, unless they are named.
 * @throws AddressRefused
 */
export async function permittedPublicAddress(host: string, named: readonly string[]): Promise<string> {
  const isNamed = named.includes(host.toLowerCase());
  const address = await permittedAddress(host, isNamed ? named : undefined);
  if (!isNamed && isAmong(inside, address)) {
    throw new AddressRefused(`The host ${host} is in a private network, which is not permitted.`);
  }
  return address;
}

/** Whether an address refers to this machine or is link-local, in any notation. */
export const isOwn = (address: string): boolean =>
  isAmong(own, address) || ownAddresses().has(canonical(address.split('%')[0] ?? address));

function isAmong(list: BlockList, address: string): boolean {
  const plain = address.split('%')[0] ?? address;
  const embedded = embeddedVersion4(plain);
  if (embedded !== undefined && (isAmong(list, embedded) || (list === own && isOwn(embedded)))) return true;
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/** Checked each time, because addresses come and go. */
function ownAddresses(): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return new Set(addresses.map(({ address }) => canonical(address)));
}

const canonical = (address: string): string => (isIP(address) === 6 ? groupsOf(address).join(':') : address);
