import { basename } from 'node:path';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { homeOfVersionFile, versionFileName } from '../../platform/data-directory/version-file.ts';
import { type FileStore, FileStoreError } from '../../platform/files/file-store.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import type { S3Location } from '../../platform/files/s3-location.ts';
import { BackupError } from './backup-error.ts';
import { type StoredFile, settingsDump } from './backup-record.ts';
import { readStored } from './piece-store.ts';

const warehouseName = basename(dataPaths('').warehouse);

/** Where a backup is restored to. */
interface Destination {
  readonly filesLocation?: S3Location | undefined;
  readonly dataDirectory: string;
  readonly warehouseAddress?: unknown;
}

/** Where the files of a backup are restored that do not go into the data directory. */
export class FilesElsewhere {
  readonly #files: FileStore;
  /** Whether this is where it is said that everything is complete, too. */
  readonly #hasVersion: boolean;
  readonly #written: string[] = [];
  #version: StoredFile | undefined;

  private constructor(files: FileStore, hasVersion: boolean) {
    this.#files = files;
    this.#hasVersion = hasVersion;
  }

  /** Undefined if all files go into the data directory. @throws BackupError if there are files already. */
  static async open(destination: Destination): Promise<FilesElsewhere | undefined> {
    const { filesLocation, dataDirectory, warehouseAddress } = destination;
    if (filesLocation === undefined) return undefined;
    const files = await openFileStore(filesLocation, dataDirectory);
    try {
      const [found] = await files.list();
      if (found !== undefined)
        throw new BackupError(`${files.location} is not empty. Set WAYBILL_FILES to another folder or bucket.`);
      return new FilesElsewhere(
        files,
        homeOfVersionFile(files, dataDirectory, warehouseAddress !== undefined) === files,
      );
    } catch (error) {
      files.close();
      throw error instanceof FileStoreError ? new BackupError(error.message) : error;
    }
  }

  takes({ path }: StoredFile): boolean {
    if (path === versionFileName) return this.#hasVersion;
    return path !== settingsDump && !path.startsWith(warehouseName);
  }

  /** The file that says that everything is complete is written by `complete`. */
  async write(directory: string, file: StoredFile): Promise<void> {
    if (file.path === versionFileName) {
      this.#version = file;
      return;
    }
    await this.#write(directory, file);
  }

  async complete(directory: string): Promise<void> {
    if (this.#version !== undefined) await this.#write(directory, this.#version);
  }

  /** Removes what was written. */
  async remove(): Promise<void> {
    for (const name of this.#written) await this.#files.remove(name).catch(() => undefined);
  }

  close(): void {
    this.#files.close();
  }

  async #write(directory: string, file: StoredFile): Promise<void> {
    this.#written.push(file.path);
    await this.#files.write(file.path, readStored(directory, file));
  }
}
