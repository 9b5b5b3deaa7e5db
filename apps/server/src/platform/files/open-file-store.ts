import { DirectoryFileStore } from './directory-file-store.ts';
import type { FileStore } from './file-store.ts';
import type { S3Location } from './s3-location.ts';

/** The portal's files in storage that speaks S3 or, without a location, in the data directory. */
export async function openFileStore(location: S3Location | undefined, dataDirectory: string): Promise<FileStore> {
  if (location === undefined) return new DirectoryFileStore(dataDirectory);
  // The library takes a second to read, so those who do not use it should not have to.
  const { S3FileStore } = await import('./s3-file-store.ts');
  return new S3FileStore(location);
}
