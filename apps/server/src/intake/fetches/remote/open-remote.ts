import { openFtp } from './ftp-folder.ts';
import { type PermittedHosts, permittedAddress } from './permitted-address.ts';
import type { RemoteAccess, RemoteFolder } from './remote-folder.ts';
import { openSftp } from './sftp-folder.ts';

/** Opens a folder on another server. @throws RemoteError */
export async function openRemote(access: RemoteAccess, permitted: PermittedHosts): Promise<RemoteFolder> {
  const address = await permittedAddress(access.host, permitted);
  return access.protocol === 'sftp' ? openSftp(access, address) : openFtp(access, address);
}
