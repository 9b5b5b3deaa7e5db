import { once } from 'node:events';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;

interface Login {
  readonly userName: string;
  readonly password?: string;
  /** An OpenSSH public key that lets the user in. */
  readonly publicKey?: string;
}

/** What a hostile server answers instead of what is in its folder. */
interface Hostile {
  /** The next entries of a list, which may have no end. */
  readonly lists?: () => readonly { readonly filename: string; readonly size: number }[];
  /** Whether a file cannot be written. */
  readonly refuses?: (path: string) => boolean;
  /** Bytes of a file from an offset on; undefined where the true file is sent. */
  readonly sends?: (path: string, offset: number, length: number) => Promise<Buffer> | undefined;
}

/** A carrier's SFTP server on the loopback address, whose root is a folder of this machine. */
export class SftpServer {
  readonly #root: string;
  readonly #hostile: Hostile;
  readonly #server: InstanceType<typeof Server>;

  private constructor(root: string, login: Login, hostile: Hostile) {
    this.#root = root;
    this.#hostile = hostile;
    // One in 256 Ed25519 keys that ssh2 makes cannot be read.
    this.#server = new Server({ hostKeys: [utils.generateKeyPairSync('ecdsa', { bits: 256 }).private] }, (client) => {
      client
        .on('error', () => undefined)
        .on('authentication', (context) => {
          const isUser = context.username === login.userName;
          const key = login.publicKey === undefined ? undefined : utils.parseKey(login.publicKey);
          if (isUser && context.method === 'password' && context.password === login.password) return context.accept();
          if (isUser && context.method === 'publickey' && key !== undefined && !(key instanceof Error)) {
            const isSame = context.key.data.equals(key.getPublicSSH());
            const isSigned =
              context.signature === undefined ||
              key.verify(context.blob ?? Buffer.of(), context.signature, context.hashAlgo);
            if (isSame && isSigned === true) return context.accept();
          }
          return context.reject(['password', 'publickey']);
        })
        .on('session', (accept) => accept().on('sftp', (acceptSftp) => this.#serve(acceptSftp())));
    });
  }

  static async open(root: string, login: Login, port = 0, hostile: Hostile = {}): Promise<SftpServer> {
    const server = new SftpServer(root, login, hostile);
    server.#server.listen(port, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(() => done()));
  }

  #serve(sftp: SFTPWrapper): void {
    const files = new Map<number, FileHandle | string[]>();
    const asked = new Map<number, string>();
    let next = 0;
    const path = (asked: string) => join(this.#root, join('/', asked));
    const handleOf = (opened: FileHandle | string[]) => {
      files.set(next, opened);
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(next);
      next += 1;
      return handle;
    };
    const openedAs = (handle: Buffer) => files.get(handle.readUInt32BE(0));
    const answer = (id: number, work: () => Promise<unknown>) =>
      void work().catch(() => sftp.status(id, STATUS_CODE.NO_SUCH_FILE));
    const attributesOf = async (file: string): Promise<Attributes> => {
      const { mode, uid, gid, size, atimeMs, mtimeMs } = await stat(file);
      return { mode, uid, gid, size, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) };
    };
    sftp.on('OPENDIR', (id, asked) =>
      answer(id, async () =>
        sftp.handle(id, handleOf((await readdir(path(asked))).map((name) => join(path(asked), name)))),
      ),
    );
    sftp.on('READDIR', (id, handle) =>
      answer(id, async () => {
        const listed = this.#hostile.lists?.();
        if (listed !== undefined) {
          const attrs = { mode: 0o100644, uid: 0, gid: 0, atime: 0, mtime: 0 };
          const entries = listed.map(({ filename, size }) => ({ filename, longname: '', attrs: { ...attrs, size } }));
          return entries.length === 0 ? sftp.status(id, STATUS_CODE.EOF) : sftp.name(id, entries);
        }
        const names = openedAs(handle);
        const batch = Array.isArray(names) ? names.splice(0) : [];
        if (batch.length === 0) return sftp.status(id, STATUS_CODE.EOF);
        const entries = batch.map(async (file) => {
          const filename = file.split('/').at(-1) ?? '';
          return { filename, longname: filename, attrs: await attributesOf(file) };
        });
        return sftp.name(id, await Promise.all(entries));
      }),
    );
    sftp.on('OPEN', (id, name, flags) =>
      answer(id, async () => {
        asked.set(next, name);
        const mode = utils.sftp.flagsToString(flags) ?? 'r';
        return sftp.handle(id, handleOf(this.#hostile.sends === undefined ? await open(path(name), mode) : []));
      }),
    );
    sftp.on('WRITE', (id, handle, offset, data) =>
      answer(id, async () => {
        const file = openedAs(handle);
        if (
          file === undefined ||
          Array.isArray(file) ||
          this.#hostile.refuses?.(asked.get(handle.readUInt32BE(0)) ?? '') === true
        ) {
          return sftp.status(id, STATUS_CODE.FAILURE);
        }
        await file.write(data, 0, data.length, offset);
        return sftp.status(id, STATUS_CODE.OK);
      }),
    );
    sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
    sftp.on('REMOVE', (id, name) => answer(id, async () => rm(path(name)).then(() => sftp.status(id, STATUS_CODE.OK))));
    sftp.on('EXTENDED', (id) => sftp.status(id, STATUS_CODE.OP_UNSUPPORTED));
    sftp.on('READ', (id, handle, offset, length) =>
      answer(id, async () => {
        const file = openedAs(handle);
        const sent = this.#hostile.sends?.(asked.get(handle.readUInt32BE(0)) ?? '', offset, length);
        if (sent !== undefined) {
          const bytes = await sent;
          return bytes.length === 0 ? sftp.status(id, STATUS_CODE.EOF) : sftp.data(id, bytes);
        }
        if (file === undefined || Array.isArray(file)) return sftp.status(id, STATUS_CODE.FAILURE);
        const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
        return bytesRead === 0 ? sftp.status(id, STATUS_CODE.EOF) : sftp.data(id, buffer.subarray(0, bytesRead));
      }),
    );
    sftp.on('CLOSE', (id, handle) =>
      answer(id, async () => {
        const file = openedAs(handle);
        if (file !== undefined && !Array.isArray(file)) await file.close();
        files.delete(handle.readUInt32BE(0));
        sftp.status(id, STATUS_CODE.OK);
      }),
    );
    const attributes = (id: number, asked: string) =>
      answer(id, async () => sftp.attrs(id, await attributesOf(path(asked))));
    sftp.on('STAT', attributes);
    sftp.on('LSTAT', attributes);
    sftp.on('FSTAT', (id) => sftp.status(id, STATUS_CODE.OP_UNSUPPORTED));
    sftp.on('MKDIR', (id, asked) =>
      answer(id, async () => mkdir(path(asked)).then(() => sftp.status(id, STATUS_CODE.OK))),
    );
    // The protocol replaces no file.
    sftp.on('RENAME', (id, from, to) =>
      answer(id, async () => {
        const isTaken = await stat(path(to)).then(
          () => true,
          () => false,
        );
        if (isTaken) return sftp.status(id, STATUS_CODE.FAILURE);
        await rename(path(from), path(to));
        return sftp.status(id, STATUS_CODE.OK);
      }),
    );
  }
}
