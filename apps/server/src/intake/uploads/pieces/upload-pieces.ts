import type { DataStore } from '@tus/server';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';

/** How long an upload is kept after it began. */
export const millisecondsKept = 24 * 60 * 60_000;

/** Whose an upload is. */
export type UploadOwner = Pick<SignedInUser, 'userId' | 'tenantId'>;

/** A file that is being uploaded, or was. */
export interface KeptUpload {
  readonly id: string;
  readonly name: string;
  /** The size of the whole file. */
  readonly bytes: number;
  /** How much of it has arrived. */
  readonly arrived: number;
  /** Why it cannot be read: it could not be taken out of its archive. */
  readonly refusal: string | undefined;
}

/** A local file, which goes when it is kept. */
export interface FileToKeep extends Pick<KeptUpload, 'name' | 'refusal'> {
  readonly path: string;
}

/** How many files there are, and how large they are together. */
export interface Room {
  readonly files: number;
  readonly bytes: number;
}

/** Where uploads are while their pieces arrive and until they are loaded. */
export interface UploadPieces {
  /** Through which the tus server writes, reads and removes them. */
  readonly data: DataStore;
  /** Undefined when the user has no such upload. */
  find(owner: UploadOwner, id: string): Promise<KeptUpload | undefined>;
  /** A user's uploads, oldest first. */
  list(owner: UploadOwner): Promise<readonly KeptUpload[]>;
  /** Reserves what the files of an archive will take. @throws ProblemError 409 if that is too much for one user. */
  reserve(owner: UploadOwner, archiveId: string, room: Room): Promise<void>;
  /** Keeps a file of an archive as a whole upload, which takes its part of what was reserved. */
  addReserved(owner: UploadOwner, archiveId: string, file: FileToKeep): Promise<void>;
  /** Gives back what was reserved for an archive and not used. */
  release(archiveId: string): Promise<void>;
  /** Lets work read a complete upload as a file, beside which it may make a folder, which goes afterwards. */
  withFile<Result>(id: string, work: (path: string, folder: string) => Promise<Result>): Promise<Result>;
  /** Does nothing when there is no such upload. */
  remove(id: string): Promise<void>;
  /** Removes what was begun more than a day ago, except what is in use. */
  removeOld(inUse: ReadonlySet<string>): Promise<void>;
}

/** Whether a text can be the number of an upload. */
export const isUploadId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** What the tus server keeps with an upload. */
export type UploadMetadata = Readonly<Record<string, string | null>>;

/** An upload's name and owner, as the tus server keeps them. */
export const metadataOf = (owner: UploadOwner, { name, refusal }: Pick<KeptUpload, 'name' | 'refusal'>) => ({
  filename: name,
  userId: String(owner.userId),
  tenantId: String(owner.tenantId),
  ...(refusal === undefined ? {} : { refusal }),
});
