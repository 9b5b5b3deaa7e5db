import type { IncomingMessage } from 'node:http';
import type { Locker, Server } from '@tus/server';
import { mostResumableBytes, type Problem, uploadedName, uploadsPath } from '@waybill/contract';
import type { UnpackedFile } from '@waybill/invoices';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest, unauthorized } from '../../platform/problems.ts';
import { isUploadId, type KeptUpload, metadataOf, type Room, type UploadPieces } from './pieces/upload-pieces.ts';
import { answerOf, TusServer } from './tus-server.ts';

/** A file that a user has uploaded, or is uploading. */
export interface StoredUpload {
  readonly id: string;
  readonly name: string;
  readonly isComplete: boolean;
  /** Why it cannot be read: it could not be taken out of its archive. */
  readonly refusal: string | undefined;
}

/** A complete upload on this server's disk, while it is read. */
export interface UploadedFile extends StoredUpload {
  /** Absolute path; named after the id, never after the file. */
  readonly path: string;
  /** The path of a folder that its reader may make, and which goes afterwards. */
  readonly folder: string;
}

interface Sender {
  readonly user: SignedInUser;
  /** What a failure is to the sender; it is in the log if it is ours. */
  readonly problemOf: (error: unknown) => Problem;
}

/** Files that browsers upload in pieces. Each belongs to the user and tenant who began it, and goes after a day. */
export class UploadStore {
  readonly #pieces: UploadPieces;
  readonly #server: Server;
  readonly #senders = new WeakMap<object, Sender>();

  /** `locker`: where other servers receive pieces, too. */
  constructor(pieces: UploadPieces, locker?: Locker) {
    this.#pieces = pieces;
    this.#server = new TusServer({
      path: uploadsPath,
      datastore: pieces.data,
      maxSize: mostResumableBytes,
      relativeLocation: true,
      ...(locker === undefined ? {} : { locker }),
      allowedOrigins: () => false,
      namingFunction: () => crypto.randomUUID(),
      onUploadCreate: async (request, { size, metadata }) => {
        const user = this.#senders.get(nodeRequestOf(request))?.user;
        const name = uploadedName.safeParse(metadata?.filename);
        if (user === undefined) throw unauthorized('Sign in first.');
        if (!name.success) throw badRequest('Name the file in the metadata, as filename of at most 255 characters.');
        if (size === undefined) throw badRequest('State the size of the file.');
        return { metadata: metadataOf(user, { name: name.data, refusal: undefined }) };
      },
      onResponseError: (request, error) => {
        const sender = this.#senders.get(nodeRequestOf(request));
        return sender === undefined ? undefined : answerOf(error, sender);
      },
    });
  }

  /** Handles a request of the tus protocol, whose sender was let in. */
  async handle(sender: Sender, request: IncomingMessage, response: Parameters<Server['handle']>[1]): Promise<void> {
    this.#senders.set(request, sender);
    await this.#server.handle(request, response);
  }

  /** Undefined when the user has no such upload. */
  async find(user: SignedInUser, id: string): Promise<StoredUpload | undefined> {
    const found = isUploadId(id) ? await this.#pieces.find(user, id) : undefined;
    return found === undefined ? undefined : storedUpload(found);
  }

  /** What a user has uploaded or is uploading, oldest first. */
  async list(user: SignedInUser): Promise<StoredUpload[]> {
    return (await this.#pieces.list(user)).map(storedUpload);
  }

  /** Lets work read a complete upload. */
  async withFile<Result>(upload: StoredUpload, work: (file: UploadedFile) => Promise<Result>): Promise<Result> {
    return await this.#pieces.withFile(upload.id, (path, folder) => work({ ...upload, path, folder }));
  }

  /** Reserves what the files of an archive will take. @throws ProblemError 409 if that is too much for the user. */
  async reserve(user: SignedInUser, archiveId: string, room: Room): Promise<void> {
    await this.#pieces.reserve(user, archiveId, room);
  }

  /** Keeps a file of an archive, for which room was reserved, as if the user had uploaded it. */
  async addReserved(user: SignedInUser, archiveId: string, { path, name, refusal }: UnpackedFile): Promise<void> {
    await this.#pieces.addReserved(user, archiveId, { path, name, refusal });
  }

  /** Gives back what was reserved for an archive and not used. */
  async release(archiveId: string): Promise<void> {
    await this.#pieces.release(archiveId);
  }

  async remove(id: string): Promise<void> {
    await this.#pieces.remove(id);
  }

  /** Removes what was begun more than a day ago, except what is in use. */
  async removeOld(inUse: ReadonlySet<string>): Promise<void> {
    await this.#pieces.removeOld(inUse);
  }
}

const storedUpload = ({ id, name, bytes, arrived, refusal }: KeptUpload): StoredUpload => ({
  id,
  name,
  isComplete: arrived === bytes,
  refusal,
});

/** What the tus server's own request was made from. */
function nodeRequestOf(request: {
  readonly runtime?: { readonly node?: { readonly req: object } } | undefined;
}): object {
  const node = request.runtime?.node;
  if (node === undefined) throw new TypeError('The request does not come from Node.');
  return node.req;
}
