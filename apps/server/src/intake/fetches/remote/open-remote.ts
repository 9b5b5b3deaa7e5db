import { type PermittedHosts, permittedAddress } from './permitted-address.ts';
import type { RemoteAccess, RemoteFolder } from './remote-folder.ts';

/** Opens a folder on another server. The libraries of both protocols are imported when one is used. @throws RemoteError */
export async function openRemote(access: RemoteAccess, permitted: PermittedHosts): Promise<RemoteFolder> {
  const address = await permittedAddress(access.host, permitted);
  if (access.protocol === 'sftp') {
    const { openSftp } = await import('./sftp-folder.ts');
    return await openSftp(access, address);
  }
  const { openFtp } = await import('./ftp-folder.ts');
  return await openFtp(access, address);
}
