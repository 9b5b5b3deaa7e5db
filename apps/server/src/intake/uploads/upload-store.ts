import { mkdirSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { FileConfigstore, FileStore } from '@tus/file-store';
import { type Locker, Server, Upload } from '@tus/server';
import { mostResumableBytes, mostWaitingBytes, mostWaitingUploads, uploadedName, uploadsPath } from '@waybill/contract';
import type { UnpackedFile } from '@waybill/invoices';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';

const millisecondsKept = 24 * 60 * 60_000;

/** A file that a user has uploaded, or is uploading. */
export interface StoredUpload {
  readonly id: string;
  /** Absolute path; named after the id, never after the file. */
  readonly path: string;
  readonly name: string;
  readonly isComplete: boolean;
  /** Why it cannot be read: it could not be taken out of its archive. */
  readonly refusal: string | undefined;
}

/**
 * Files that browsers upload in pieces, below the data directory. Each belongs to the user and tenant who began it, and
 * goes after a day.
 */
export class UploadStore {
  readonly #directory: string;
  readonly #configs: FileConfigstore;
  readonly #files: FileStore;
  readonly #server: Server;
  readonly #senders = new WeakMap<object, SignedInUser>();

  /** Makes the folder, which only the server's own user may read. `locker`: where other servers use the folder too. */
  constructor(directory: string, locker?: Locker) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.#directory = directory;
    this.#configs = new FileConfigstore(directory);
    this.#files = new FileStore({
      directory,
      configstore: this.#configs,
      expirationPeriodInMilliseconds: millisecondsKept,
    });
    this.#server = new Server({
      path: uploadsPath,
      datastore: this.#files,
      maxSize: mostResumableBytes,
      relativeLocation: true,
      ...(locker === undefined ? {} : { locker }),
      allowedOrigins: () => false,
      namingFunction: () => crypto.randomUUID(),
      onUploadCreate: async (request, { size, metadata }) => {
        const sender = this.#senders.get(nodeRequestOf(request));
        const name = uploadedName.safeParse(metadata?.filename);
        if (sender === undefined) throw refusal(401, 'Sign in first.');
        if (!name.success) throw refusal(400, 'Name the file in the metadata, as filename of at most 255 characters.');
        if (size === undefined) throw refusal(400, 'State the size of the file.');
        const waiting = await this.#waitingOf(sender);
        if (waiting.files >= mostWaitingUploads)
          throw refusal(
            409,
            `At most ${mostWaitingUploads} uploaded files can wait at a time. Load or discard one first.`,
          );
        if (waiting.bytes + size > mostWaitingBytes)
          throw refusal(409, 'Uploaded files of at most 40 GB can wait at a time. Load or discard some first.');
        return { metadata: { filename: name.data, ...ownerOf(sender) } };
      },
    });
  }

  /** Handles a request of the tus protocol, whose sender was let in. */
  async handle(
    sender: SignedInUser,
    request: IncomingMessage,
    response: Parameters<Server['handle']>[1],
  ): Promise<void> {
    this.#senders.set(request, sender);
    await this.#server.handle(request, response);
  }

  /** Undefined when the user has no such upload. */
  async find(user: SignedInUser, id: string): Promise<StoredUpload | undefined> {
    if (!isUploadId(id)) return undefined;
    const upload = await this.#files.getUpload(id).catch(() => undefined);
    if (upload === undefined || !isOwn(upload.metadata, user)) return undefined;
    return {
      id,
      path: join(this.#directory, id),
      name: upload.metadata?.filename ?? id,
      isComplete: upload.offset === upload.size,
      refusal: upload.metadata?.refusal ?? undefined,
    };
  }

  /** Where the files of an archive may be unpacked before they are added. */
  get directory(): string {
    return this.#directory;
  }

  /** Takes a file out of an archive as if the user had uploaded it. */
  async addUnpacked(user: SignedInUser, { path, name, refusal }: UnpackedFile): Promise<void> {
    const id = crypto.randomUUID();
    const { size } = await stat(path);
    const metadata = { filename: name, ...ownerOf(user), ...(refusal === undefined ? {} : { refusal }) };
    await rename(path, join(this.#directory, id));
    await this.#configs.set(
      id,
      new Upload({ id, size, offset: size, metadata, creation_date: new Date().toISOString() }),
    );
  }

  /** What a user has uploaded or is uploading, oldest first. */
  async list(user: SignedInUser): Promise<StoredUpload[]> {
    const dated = await Promise.all(
      (await this.#ids()).map(async (id) => ({ id, begun: (await this.#configs.get(id))?.creation_date ?? '' })),
    );
    const sorted = dated.toSorted((one, other) => one.begun.localeCompare(other.begun));
    const found = await Promise.all(sorted.map(({ id }) => this.find(user, id)));
    return found.filter((upload) => upload !== undefined);
  }

  async remove(id: string): Promise<void> {
    await this.#files.remove(id).catch(() => undefined);
  }

  /** Removes what was begun more than a day ago, except what is in use. */
  async removeOld(inUse: ReadonlySet<string>): Promise<void> {
    for (const id of await this.#ids()) {
      const begun = Date.parse((await this.#configs.get(id))?.creation_date ?? '');
      if (!inUse.has(id) && !(Date.now() - begun < millisecondsKept)) await this.remove(id);
    }
  }

  /** What a user has uploaded or is uploading, in numbers. */
  async #waitingOf(user: SignedInUser): Promise<{ readonly files: number; readonly bytes: number }> {
    const uploads = await Promise.all((await this.#ids()).map((id) => this.#configs.get(id)));
    const own = uploads.filter((upload) => upload !== undefined && isOwn(upload.metadata, user));
    return { files: own.length, bytes: own.reduce((sum, upload) => sum + (upload?.size ?? 0), 0) };
  }

  async #ids(): Promise<string[]> {
    return (await this.#configs.list()).filter(isUploadId);
  }
}

type Metadata = Readonly<Record<string, string | null>> | undefined;

/** Whether a text can be the number of an upload. */
export const isUploadId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

const ownerOf = ({ userId, tenantId }: SignedInUser) => ({ userId: String(userId), tenantId: String(tenantId) });

function isOwn(metadata: Metadata, user: SignedInUser): boolean {
  const { userId, tenantId } = ownerOf(user);
  return metadata?.userId === userId && metadata.tenantId === tenantId;
}

const refusal = (status_code: number, body: string) => ({ status_code, body });

/** What the tus server's own request was made from. */
function nodeRequestOf(request: {
  readonly runtime?: { readonly node?: { readonly req: object } } | undefined;
}): object {
  const node = request.runtime?.node;
  if (node === undefined) throw new TypeError('The request does not come from Node.');
  return node.req;
}
