import type { FtpLocationTable } from '@waybill/db';
import type { Selectable } from 'kysely';
import { SealError, type Sealer } from '../../platform/secrets/sealer.ts';
import { type RemoteAccess, RemoteError } from './remote/remote-folder.ts';

export type StoredLocation = Selectable<FtpLocationTable>;

/** The columns with encrypted secrets; each can be decrypted only as its own column. */
export const secretColumns = ['password', 'private_key', 'passphrase'] as const;
export type SecretColumn = (typeof secretColumns)[number];
export const placeOf = (column: SecretColumn): string => `ftp_location.${column}`;

/** How to access the folder of a stored location. @throws RemoteError if its secrets cannot be decrypted. */
export function accessOf(location: StoredLocation, sealer: Sealer): RemoteAccess {
  const opened = (column: SecretColumn) => {
    const sealed = location[column];
    return sealed === null ? undefined : sealer.open(sealed, placeOf(column));
  };
  try {
    return {
      protocol: location.protocol,
      host: location.host,
      port: location.port,
      path: location.path,
      userName: location.user_name,
      password: opened('password'),
      privateKey: opened('private_key'),
      passphrase: opened('passphrase'),
      hostKey: location.host_key ?? undefined,
    };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new RemoteError('The stored secret cannot be opened: enter it again.', { cause: error });
  }
}
