import { AddressRefused, type PermittedHosts, permittedAddress } from '../../../platform/http/permitted-address.ts';
import { RemoteError } from './remote-folder.ts';

/** The checked address of a host that files are fetched from. @throws RemoteError */
export async function addressOfHost(host: string, permitted: PermittedHosts): Promise<string> {
  return await permittedAddress(host, permitted).catch((error: unknown) => {
    throw error instanceof AddressRefused ? new RemoteError(error.message) : error;
  });
}
