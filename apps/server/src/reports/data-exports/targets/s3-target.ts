import { isIP, type LookupFunction } from 'node:net';
import { RemoteError } from '../../../intake/fetches/remote/remote-folder.ts';
import { FileStoreError } from '../../../platform/files/file-store.ts';
import { S3FileStore } from '../../../platform/files/s3-file-store.ts';
import type { S3Location } from '../../../platform/files/s3-location.ts';
import { AddressRefused, permittedPublicAddress } from '../../../platform/http/permitted-address.ts';
import type { ExportTarget } from './export-target.ts';

/** A folder in a bucket. `named` are inside hosts that the operator permits. @throws RemoteError */
export async function openS3Target(location: S3Location, named: readonly string[]): Promise<ExportTarget> {
  if (location.endpoint !== undefined) await assertPermitted(new URL(location.endpoint).hostname, named);
  const store = new S3FileStore(location, checkedLookup(named));
  const told = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw error instanceof FileStoreError ? new RemoteError(reasonOf(error.cause), { cause: error }) : error;
    });
  return {
    hostKey: null,
    write: (name, path) => told(store.writeFrom(name, path)),
    remove: (name) => told(store.remove(name)),
    close: () => store.close(),
  };
}

async function assertPermitted(host: string, named: readonly string[]): Promise<void> {
  await permittedPublicAddress(host.replace(/^\[|\]$/g, ''), named).catch((error: unknown) => {
    throw error instanceof AddressRefused ? new RemoteError(error.message) : error;
  });
}

/** Looks a host up and checks its address for each connection, so that a name cannot come to mean another machine. */
const checkedLookup =
  (named: readonly string[]): LookupFunction =>
  (host, { all }, found) => {
    permittedPublicAddress(host, named).then(
      (address) => {
        const family = isIP(address);
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
      (error: unknown) => found(error as Error, '', 0),
    );
  };

/** What to look at, by the code of the storage. */
const advice: Readonly<Record<string, string>> = {
  AccessDenied: 'The access key may not do this: allow it to write and delete in this folder.',
  InvalidAccessKeyId: 'The storage does not know this access key.',
  NoSuchBucket: 'There is no such bucket.',
  PermanentRedirect: 'The bucket is in another region.',
  SignatureDoesNotMatch: 'The secret does not belong to the access key.',
};

function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  return (error instanceof Error ? advice[error.name] : undefined) ?? 'The storage cannot be reached, or refuses.';
}
