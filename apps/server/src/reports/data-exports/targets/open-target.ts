import type { DataExportTable } from '@waybill/db';
import type { Selectable } from 'kysely';
import { addressOfHost } from '../../../intake/fetches/remote/address-of-host.ts';
import { RemoteError } from '../../../intake/fetches/remote/remote-folder.ts';
import { SealError, sealerOf } from '../../../platform/secrets/sealer.ts';
import type { Services } from '../../../platform/services.ts';
import type { ExportTarget } from './export-target.ts';

export type StoredExport = Selectable<DataExportTable>;

/** The columns with encrypted secrets; each can be decrypted only as its own column. */
export const secretColumns = ['password', 'private_key', 'passphrase'] as const;
export type SecretColumn = (typeof secretColumns)[number];
export const placeOf = (column: SecretColumn): string => `data_export.${column}`;

/** Opens where an export goes. The libraries of a protocol are imported when it is used. @throws RemoteError */
export async function openTarget(
  { files, fetchHosts, webhookHosts = [] }: Pick<Services, 'files' | 'fetchHosts' | 'webhookHosts'>,
  stored: StoredExport,
): Promise<ExportTarget> {
  const { protocol, host, port, path, region, bucket, user_name: userName } = stored;
  const { password, private_key: privateKey, passphrase } = await openedSecrets(files, stored);
  if (protocol === 'sftp') {
    const access = { protocol, host, port, path, userName, password, privateKey, passphrase };
    const address = await addressOfHost(host, fetchHosts);
    const { openSftpTarget } = await import('./sftp-target.ts');
    return await openSftpTarget({ ...access, hostKey: stored.host_key ?? undefined }, address);
  }
  const { openS3Target } = await import('./s3-target.ts');
  const endpoint = host === '' ? undefined : host;
  const credentials = { accessKeyId: userName, secretAccessKey: password ?? '' };
  const isPathStyle = endpoint !== undefined;
  return await openS3Target({ bucket, prefix: path, endpoint, region, isPathStyle, credentials }, webhookHosts);
}

async function openedSecrets(
  files: Services['files'],
  stored: StoredExport,
): Promise<Readonly<Record<SecretColumn, string | undefined>>> {
  const sealer = await sealerOf(files);
  const opened = (column: SecretColumn) => {
    const sealed = stored[column];
    return sealed === null ? undefined : sealer.open(sealed, placeOf(column));
  };
  try {
    return { password: opened('password'), private_key: opened('private_key'), passphrase: opened('passphrase') };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new RemoteError('The stored secret cannot be opened: enter it again.', { cause: error });
  }
}
