import type { PermittedHosts } from '../../../platform/http/permitted-address.ts';
import { addressOfHost } from './address-of-host.ts';
import { openLocalFolder } from './local-folder.ts';
import type { RemoteAccess, RemoteFolder } from './remote-folder.ts';

/** Opens a folder on another server, or of this machine. The libraries of both protocols are imported when one is used. @throws RemoteError */
export async function openRemote(access: RemoteAccess, permitted: PermittedHosts): Promise<RemoteFolder> {
  if (access.protocol === 'folder') return openLocalFolder(access.path);
  const address = await addressOfHost(access.host, permitted);
  if (access.protocol === 'sftp') {
    const { openSftp } = await import('./sftp-folder.ts');
    return await openSftp(access, address);
  }
  const { openFtp } = await import('./ftp-folder.ts');
  return await openFtp(access, address);
}
