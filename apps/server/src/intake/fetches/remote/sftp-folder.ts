import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { Client, type FileEntryWithStats, type SFTPWrapper } from 'ssh2';
import {
  announced,
  CutOff,
  inTime,
  listingTimedOut,
  longestAnswer,
  longestListing,
  longestName,
  mostEntries,
  patienceFor,
  tooManyEntries,
  unlistable,
} from './bounded.ts';
import {
  connectMilliseconds,
  listed,
  otherKey,
  type RemoteAccess,
  RemoteError,
  type RemoteFile,
  type RemoteFolder,
  within,
} from './remote-folder.ts';

/** Opens a folder over SFTP; `address` is the checked address of its host. @throws RemoteError */
export async function openSftp(access: RemoteAccess, address: string): Promise<RemoteFolder> {
  const { client, sftp, hostKey } = await connectSftp(access, address);
  return folderOf(client, sftp, access.path, hostKey);
}

/** A connection by SFTP. */
export interface SftpConnection {
  readonly client: Client;
  readonly sftp: SFTPWrapper;
  /** The fingerprint that the server shows. */
  readonly hostKey: string;
}

/** Connects by SFTP; `address` is the checked address of the host. @throws RemoteError */
export async function connectSftp(access: RemoteAccess, address: string): Promise<SftpConnection> {
  const client = new Client();
  const hostKey = await connect(client, access, address);
  client.on('error', () => undefined);
  try {
    const opening = promisify<SFTPWrapper>((done) => client.sftp((error, opened) => done(error ?? null, opened)))();
    const sftp = await inTime(opening, longestAnswer, 'The server did not answer in time.');
    // What breaks the protocol fails every request that is under way; unheard, it would end the process as well.
    sftp.on('error', () => undefined);
    return { client, sftp, hostKey };
  } catch (error) {
    client.end();
    throw new RemoteError('The server accepts the login but does not offer SFTP.', { cause: error });
  }
}

function connect(client: Client, access: RemoteAccess, address: string): Promise<string> {
  const { port, userName, password, privateKey, passphrase, hostKey: expected } = access;
  let shown = '';
  return new Promise((resolve, reject) => {
    client
      .on('ready', () => resolve(shown))
      .on('error', (error) => {
        const isOther = expected !== undefined && shown !== '' && shown !== expected;
        reject(isOther ? otherKey(expected, shown) : connectionError(error, access));
      })
      .on('close', () => reject(new RemoteError(`The server at ${access.host}:${port} closed the connection.`)))
      .on('keyboard-interactive', (_name, _instructions, _language, prompts, finish) =>
        finish(prompts.map(() => password ?? '')),
      );
    try {
      client.connect({
        host: address,
        port,
        username: userName,
        ...(password === undefined ? {} : { password, tryKeyboard: true }),
        ...(privateKey === undefined ? {} : { privateKey }),
        ...(passphrase === undefined ? {} : { passphrase }),
        readyTimeout: connectMilliseconds,
        keepaliveInterval: connectMilliseconds,
        keepaliveCountMax: 3,
        hostVerifier: (key: Buffer) => {
          shown = `SHA256:${createHash('sha256').update(key).digest('base64').replaceAll('=', '')}`;
          return expected === undefined || shown === expected;
        },
      });
    } catch (error) {
      reject(new RemoteError('The private key cannot be read, or its passphrase is wrong.', { cause: error }));
    }
  });
}

function connectionError(error: Error & { level?: string; code?: string }, { host, port }: RemoteAccess): RemoteError {
  if (error.level === 'client-authentication') {
    return new RemoteError('The server rejected the user name, password or key.', { cause: error });
  }
  return new RemoteError(`The server at ${host}:${port} does not follow this protocol.`, {
    cause: error,
  });
}

function folderOf(client: Client, sftp: SFTPWrapper, path: string, hostKey: string): RemoteFolder {
  const rename = promisify<string, string, void>((from, to, done) =>
    sftp.rename(from, to, (error) => done(error ?? null)),
  );
  const mkdir = promisify<string, void>((folder, done) => sftp.mkdir(folder, (error) => done(error ?? null)));
  return {
    hostKey,
    list: () =>
      inTime(entriesOf(sftp, path), longestListing, listingTimedOut(path)).catch((error: unknown) => {
        // A list without end would continue in the background.
        client.end();
        throw unlistable(path, error);
      }),
    async download(file, to, patience = patienceFor(file.bytes)) {
      const signal = AbortSignal.timeout(patience);
      const from = sftp.createReadStream(within(path, file.name), { start: 0, end: file.bytes });
      try {
        await pipeline(from, announced(file), createWriteStream(to, { flags: 'wx', mode: 0o600 }), { signal });
      } catch (error) {
        if (signal.aborted) throw new CutOff(`The server took too long to send ${file.name}.`, { cause: error });
        throw error;
      }
    },
    async move(name, folder) {
      const moving = async () => {
        await mkdir(folder).catch(() => undefined);
        await rename(within(path, name), within(folder, name)).catch(() =>
          rename(within(path, name), within(folder, `${Date.now()}-${name}`)),
        );
      };
      await inTime(moving(), longestAnswer, 'The server did not answer in time.');
    },
    close: () => {
      client.end();
    },
  };
}

/** The plain files of a folder, asked for batch by batch. @throws RemoteError when there are too many entries. */
async function entriesOf(sftp: SFTPWrapper, path: string): Promise<RemoteFile[]> {
  const open = promisify<string, Buffer>((folder, done) =>
    sftp.opendir(folder, (error, handle) => done(error ?? null, handle)),
  );
  const nextOf = (handle: Buffer) =>
    new Promise<readonly FileEntryWithStats[] | undefined>((resolve, reject) => {
      sftp.readdir(handle, (error, entries) => {
        if (error === undefined || error === null) resolve(entries);
        else if (Reflect.get(error, 'code') === endOfList) resolve(undefined);
        else reject(error);
      });
    });
  const handle = await open(path);
  const files: RemoteFile[] = [];
  let seen = 0;
  for (let entries = await nextOf(handle); entries !== undefined; entries = await nextOf(handle)) {
    seen += entries.length;
    if (seen > mostEntries) throw tooManyEntries(path);
    for (const { filename, attrs } of entries) {
      if (attrs.isFile() && filename.length <= longestName) {
        files.push(listed(filename, attrs.size, String(attrs.mtime)));
      }
    }
  }
  sftp.close(handle, () => undefined);
  return files;
}

const endOfList = 1;
