import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { RemoteError } from './remote-folder.ts';

/** Which hosts may be fetched from; without names every host but those of this machine and its link. */
export type PermittedHosts = readonly string[] | undefined;

const own = new BlockList();
own.addSubnet('0.0.0.0', 8, 'ipv4');
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addSubnet('169.254.0.0', 16, 'ipv4');
own.addSubnet('224.0.0.0', 3, 'ipv4');
own.addAddress('::', 'ipv6');
own.addAddress('::1', 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');
own.addSubnet('ff00::', 8, 'ipv6');

/**
 * The address to which a connection goes: looked up once, checked, and then used, so that a name cannot mean another
 * machine a moment later.
 * @throws RemoteError when the host is not permitted or cannot be found.
 */
export async function permittedAddress(host: string, permitted: PermittedHosts): Promise<string> {
  if (permitted !== undefined && !permitted.includes(host.toLowerCase())) {
    throw new RemoteError(`The host ${host} is not among those that this server may fetch from.`);
  }
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new RemoteError(`The host ${host} cannot be found.`);
  if (permitted === undefined && addresses.some(({ address }) => isOwn(address))) {
    throw new RemoteError(`The host ${host} is this machine or its own network link, which is not permitted.`);
  }
  return first.address;
}

function isOwn(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return own.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
