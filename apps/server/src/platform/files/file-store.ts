import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The content of a file that is written. */
export type FileContent = string | Uint8Array | AsyncIterable<Uint8Array>;

/** A file of the store, as it is listed. */
export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
}

/** A file of the store, ready to be read. A content that is not read must be destroyed. */
export interface OpenedFile {
  readonly bytes: number;
  readonly content: Readable;
}

/**
 * Where the portal keeps its files: in the data directory or in storage that speaks S3. A name has `/` between its
 * folders, such as `reports/12.1.csv`. A file is seen when all of it is stored, and never a part of it; a second one of
 * the same name replaces the first.
 *
 * Methods throw `FileStoreError` when the storage cannot be reached or refuses.
 */
export interface FileStore {
  /** For operators: the directory, or the address of the bucket. */
  readonly location: string;
  /** Whether it is a directory, so that its files have paths. */
  readonly isOnDisk: boolean;
  /** For operators: the address of one of its files. */
  addressOf(name: string): string;
  write(name: string, content: FileContent): Promise<void>;
  /** Stores the content of a local file, which stays where it is and may only be deleted afterwards. */
  writeFrom(name: string, path: string): Promise<void>;
  /** Stores a small file unless there is one of the name, even if others try at the same time; returns what is stored. */
  writeOnce(name: string, content: string): Promise<string>;
  /** Undefined when there is no such file. */
  open(name: string): Promise<OpenedFile | undefined>;
  /** The size in bytes; undefined when there is no such file. */
  size(name: string): Promise<number | undefined>;
  /** The files whose names begin with the name of a folder and `/`; without a folder, all. */
  list(folder?: string): Promise<readonly ListedFile[]>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /**
   * The path of a file on a disk with this content, which must not be changed: its own, or that of a copy in the folder,
   * which is the caller's to delete. Undefined when there is no such file.
   */
  local(name: string, folder: string): Promise<string | undefined>;
  /** Removes what was begun before a moment and never became a file, because a server was killed. */
  removeAbandoned(before: Date): Promise<void>;
  close(): void;
}

/** The storage of the files does not answer, or refuses; the message is for operators. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

/** A file that must be there. @throws FileStoreError */
export async function openStored(files: FileStore, name: string): Promise<OpenedFile> {
  const found = await files.open(name);
  if (found === undefined) throw new FileStoreError(`${files.addressOf(name)} is missing.`);
  return found;
}

/** The text of a small file; undefined when there is none. */
export async function textOf(files: FileStore, name: string): Promise<string | undefined> {
  const found = await files.open(name);
  return found === undefined ? undefined : await text(found.content);
}
