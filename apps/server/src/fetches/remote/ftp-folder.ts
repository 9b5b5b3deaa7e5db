import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import {
  connectMilliseconds,
  otherKey,
  type RemoteAccess,
  RemoteError,
  type RemoteFolder,
  within,
} from './remote-folder.ts';

const implicitPort = 990;

/** What stands for the key of a server that has none: FTP without TLS. */
const noKey = 'none: FTP is not encrypted';

/**
 * Opens a folder over FTP, or FTPS (explicit; implicit at port 990). A certificate that no authority vouches for counts
 * when it is the one of the first test. @throws RemoteError
 */
export async function openFtp(access: RemoteAccess, address: string): Promise<RemoteFolder> {
  const client = new Client(connectMilliseconds, { allowSeparateTransferHost: false });
  try {
    const hostKey = await connect(client, access, address);
    await client.login(access.userName, access.password ?? '');
    await client.useDefaultSettings();
    return folderOf(client, access.path, hostKey);
  } catch (error) {
    client.close();
    if (error instanceof RemoteError) throw error;
    throw connectionError(error, access);
  }
}

async function connect(client: Client, access: RemoteAccess, address: string): Promise<string> {
  const { protocol, host, port, hostKey: expected } = access;
  if (protocol === 'ftp') {
    await client.connect(address, port);
    return noKey;
  }
  const options = { rejectUnauthorized: false, ...(isIP(host) === 0 ? { servername: host } : {}) };
  if (port === implicitPort) await client.connectImplicitTLS(address, port, options);
  else {
    await client.connect(address, port);
    await client.useTLS(options);
  }
  const { socket } = client.ftp;
  if (!(socket instanceof TLSSocket)) throw new RemoteError('The server refuses to encrypt.');
  const shown = `SHA256:${socket.getPeerCertificate().fingerprint256}`;
  if (expected !== undefined && shown !== expected && !socket.authorized) throw otherKey(expected, shown);
  return shown;
}

function connectionError(error: unknown, { host, port }: RemoteAccess): RemoteError {
  if (error instanceof FTPError && error.code === 530) {
    return new RemoteError('The server refuses the user name, the password or the key.', { cause: error });
  }
  return new RemoteError(`The server at ${host}:${port} does not answer as it should for this protocol.`, {
    cause: error,
  });
}

function folderOf(client: Client, path: string, hostKey: string): RemoteFolder {
  return {
    hostKey,
    async list() {
      const entries = await client.list(path).catch((error: unknown) => {
        throw new RemoteError(`There is no folder ${path} on the server, or it may not be read.`, { cause: error });
      });
      return entries
        .filter(({ isFile }) => isFile)
        .map(({ name, size, modifiedAt, rawModifiedAt }) => ({
          name,
          bytes: size,
          listing: `${size} ${modifiedAt?.toISOString() ?? rawModifiedAt}`,
        }));
    },
    async download(name, file) {
      await client.downloadTo(file, within(path, name));
    },
    async move(name, folder) {
      await client.sendIgnoringError(`MKD ${folder}`);
      await client
        .rename(within(path, name), within(folder, name))
        .catch(() => client.rename(within(path, name), within(folder, `${Date.now()}-${name}`)));
    },
    close: () => client.close(),
  };
}
