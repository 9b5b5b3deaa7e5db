import type { IncomingMessage } from 'node:http';
import { type Locker, Server } from '@tus/server';
import { mostResumableBytes, mostWaitingBytes, mostWaitingUploads, uploadedName, uploadsPath } from '@waybill/contract';
import type { UnpackedFile } from '@waybill/invoices';
import { FileStoreError } from '../../platform/files/file-store.ts';
import { filesGone } from '../../platform/files/files-gone.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { isUploadId, type KeptUpload, metadataOf, type UploadPieces } from './pieces/upload-pieces.ts';

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
  readonly onFailure: (error: unknown) => void;
}

/** Files that browsers upload in pieces. Each belongs to the user and tenant who began it, and goes after a day. */
export class UploadStore {
  readonly #pieces: UploadPieces;
  readonly #server: Server;
  readonly #senders = new WeakMap<object, Sender>();

  /** `locker`: where other servers receive pieces, too. */
  constructor(pieces: UploadPieces, locker?: Locker) {
    this.#pieces = pieces;
    this.#server = new Server({
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
        if (user === undefined) throw refusal(401, 'Sign in first.');
        if (!name.success) throw refusal(400, 'Name the file in the metadata, as filename of at most 255 characters.');
        if (size === undefined) throw refusal(400, 'State the size of the file.');
        const waiting = await this.#pieces.list(user);
        if (waiting.length >= mostWaitingUploads)
          throw refusal(
            409,
            `At most ${mostWaitingUploads} uploaded files can wait at a time. Load or discard one first.`,
          );
        if (waiting.reduce((sum, { bytes }) => sum + bytes, size) > mostWaitingBytes)
          throw refusal(409, 'Uploaded files of at most 40 GB can wait at a time. Load or discard some first.');
        return { metadata: metadataOf(user, { name: name.data, refusal: undefined }) };
      },
      onResponseError: (request, error) => {
        if (!(error instanceof FileStoreError)) return undefined;
        this.#senders.get(nodeRequestOf(request))?.onFailure(error);
        return refusal(filesGone.status, filesGone.detail ?? filesGone.title);
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

  /** Takes a file out of an archive as if the user had uploaded it. */
  async addUnpacked(user: SignedInUser, { path, name, refusal }: UnpackedFile): Promise<void> {
    await this.#pieces.add(user, { name, refusal }, path);
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

const refusal = (status_code: number, body: string) => ({ status_code, body });

/** What the tus server's own request was made from. */
function nodeRequestOf(request: {
  readonly runtime?: { readonly node?: { readonly req: object } } | undefined;
}): object {
  const node = request.runtime?.node;
  if (node === undefined) throw new TypeError('The request does not come from Node.');
  return node.req;
}
