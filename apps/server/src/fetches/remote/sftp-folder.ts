import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { Client, type FileEntryWithStats, type SFTPWrapper } from 'ssh2';
import {
  connectMilliseconds,
  otherKey,
  type RemoteAccess,
  RemoteError,
  type RemoteFolder,
  within,
} from './remote-folder.ts';

/** Opens a folder over SFTP; `address` is the checked address of its host. @throws RemoteError */
export async function openSftp(access: RemoteAccess, address: string): Promise<RemoteFolder> {
  const client = new Client();
  const hostKey = await connect(client, access, address);
  client.on('error', () => undefined);
  try {
    const sftp = await promisify<SFTPWrapper>((done) => client.sftp((error, opened) => done(error ?? null, opened)))();
    return folderOf(client, sftp, access.path, hostKey);
  } catch (error) {
    client.end();
    throw new RemoteError('The server lets the user in, but offers no SFTP.', { cause: error });
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
      .on('close', () => reject(new RemoteError(`The server at ${access.host}:${port} ended the connection.`)))
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
          shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
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
    return new RemoteError('The server refuses the user name, the password or the key.', { cause: error });
  }
  return new RemoteError(`The server at ${host}:${port} does not answer as it should for this protocol.`, {
    cause: error,
  });
}

function folderOf(client: Client, sftp: SFTPWrapper, path: string, hostKey: string): RemoteFolder {
  const readdir = promisify<string, FileEntryWithStats[]>((folder, done) =>
    sftp.readdir(folder, (error, entries) => done(error ?? null, entries)),
  );
  const rename = promisify<string, string, void>((from, to, done) =>
    sftp.rename(from, to, (error) => done(error ?? null)),
  );
  const mkdir = promisify<string, void>((folder, done) => sftp.mkdir(folder, (error) => done(error ?? null)));
  return {
    hostKey,
    async list() {
      const entries = await readdir(path).catch((error: unknown) => {
        throw new RemoteError(`There is no folder ${path} on the server, or it may not be read.`, { cause: error });
      });
      return entries
        .filter(({ attrs }) => attrs.isFile())
        .map(({ filename, attrs }) => ({
          name: filename,
          bytes: attrs.size,
          listing: `${attrs.size} ${attrs.mtime}`,
        }));
    },
    download: (name, file) =>
      pipeline(sftp.createReadStream(within(path, name)), createWriteStream(file, { flags: 'wx', mode: 0o600 })),
    async move(name, folder) {
      await mkdir(folder).catch(() => undefined);
      await rename(within(path, name), within(folder, name)).catch(() =>
        rename(within(path, name), within(folder, `${Date.now()}-${name}`)),
      );
    },
    close: () => {
      client.end();
    },
  };
}
