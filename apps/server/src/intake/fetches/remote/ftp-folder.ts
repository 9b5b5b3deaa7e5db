import { createWriteStream } from 'node:fs';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { TLSSocket } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
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
  keyOf,
  listed,
  otherKey,
  type RemoteAccess,
  RemoteError,
  type RemoteFile,
  type RemoteFolder,
  within,
} from './remote-folder.ts';

const implicitPort = 990;

/** Stands in for the key of a server that has none: FTP without TLS. */
const noKey = 'none: FTP is not encrypted';

/** A listing of as many entries as we read at most. */
const mostListingBytes = 10_000_000;

/**
 * Opens a folder over FTP, or FTPS (explicit; implicit on port 990). A certificate without a known authority is
 * accepted if it is the one from the first test. @throws RemoteError
 */
export async function openFtp(access: RemoteAccess, address: string): Promise<RemoteFolder> {
  return new FtpFolder(access, address, await openClient(access, address));
}

interface OpenClient {
  readonly client: Client;
  readonly hostKey: string;
}

async function openClient(access: RemoteAccess, address: string): Promise<OpenClient> {
  const client = new Client(connectMilliseconds, {
    allowSeparateTransferHost: false,
    maxListingBytes: mostListingBytes,
  });
  skipUnreadableEntries(client);
  try {
    const signingIn = async () => {
      const hostKey = await connect(client, access, address);
      await client.login(access.userName, access.password ?? '');
      await client.useDefaultSettings();
      return { client, hostKey };
    };
    return await inTime(signingIn(), longestAnswer, 'The server did not answer in time.');
  } catch (error) {
    client.close();
    if (error instanceof RemoteError) throw error;
    throw connectionError(error, access);
  }
}

/** By default one entry with a date that does not exist makes the whole list unreadable. */
function skipUnreadableEntries(client: Client): void {
  const parse = client.parseList;
  client.parseList = (text) => {
    try {
      return parse(text);
    } catch {
      return text.split('\n').flatMap((line) => {
        try {
          return parse(line);
        } catch {
          return [];
        }
      });
    }
  };
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
  if (!(socket instanceof TLSSocket)) throw new RemoteError('The server does not accept encryption.');
  const shown = keyOf(socket) ?? 'none';
  if (expected !== undefined && shown !== expected && !socket.authorized) throw otherKey(expected, shown);
  checkDataConnections(client, shown);
  return shown;
}

/**
 * Ends every data connection whose certificate is neither that of the control connection nor of a known authority. One
 * that continues a session of the control connection shows none, and needs none.
 */
function checkDataConnections(client: Client, expected: string): void {
  const check = (socket: TLSSocket) => {
    const shown = keyOf(socket) ?? 'none';
    if (shown !== expected && !socket.isSessionReused() && !socket.authorized) {
      socket.destroy(otherKey(expected, shown));
    }
  };
  // The library replaces this function once it has found out which kind of passive mode the server knows.
  let prepare = client.prepareTransfer;
  Object.defineProperty(client, 'prepareTransfer', {
    set: (found: typeof prepare) => {
      prepare = found;
    },
    get: () => async (context: Client['ftp']) => {
      const answer = await prepare(context);
      const { dataSocket } = context;
      if (dataSocket instanceof TLSSocket) {
        if (keyOf(dataSocket) === undefined) dataSocket.once('secureConnect', () => check(dataSocket));
        else check(dataSocket);
      }
      return answer;
    },
  });
}

function connectionError(error: unknown, { host, port }: RemoteAccess): RemoteError {
  if (error instanceof FTPError && error.code === 530) {
    return new RemoteError('The server rejected the user name, password or key.', { cause: error });
  }
  return new RemoteError(`The server at ${host}:${port} does not follow this protocol.`, {
    cause: error,
  });
}

class FtpFolder implements RemoteFolder {
  readonly hostKey: string;
  readonly #access: RemoteAccess;
  readonly #address: string;
  #client: Client;
  #isClosed = false;

  constructor(access: RemoteAccess, address: string, { client, hostKey }: OpenClient) {
    this.#access = access;
    this.#address = address;
    this.#client = client;
    this.hostKey = hostKey;
  }

  async list(): Promise<readonly RemoteFile[]> {
    const { path } = this.#access;
    const entries = await inTime(this.#client.list(path), longestListing, listingTimedOut(path)).catch(
      (error: unknown) => {
        this.#client.close();
        const isTooLong = error instanceof Error && error.message.includes('Maximum bytes exceeded');
        throw isTooLong ? tooManyEntries(path) : unlistable(path, error);
      },
    );
    if (entries.length > mostEntries) throw tooManyEntries(path);
    return entries
      .filter(({ isFile, name }) => isFile && name.length <= longestName)
      .map(({ name, size, modifiedAt, rawModifiedAt }) =>
        listed(name, size, isMoment(modifiedAt) ? modifiedAt.toISOString() : rawModifiedAt),
      );
  }

  async download(file: RemoteFile, to: string, patience = patienceFor(file.bytes)): Promise<void> {
    const signal = AbortSignal.timeout(patience);
    const limited = announced(file);
    const writing = pipeline(limited, createWriteStream(to, { flags: 'wx', mode: 0o600 }), { signal });
    const reading = this.#client.downloadTo(limited, within(this.#access.path, file.name));
    const [written, read] = await Promise.allSettled([writing, reading]);
    const failure = [written, read].find((each) => each.status === 'rejected');
    if (failure === undefined) return;
    const isCutOff = signal.aborted || (written.status === 'rejected' && written.reason instanceof CutOff);
    if (!isCutOff) throw failure.reason;
    await this.#connectAgain();
    throw signal.aborted ? new CutOff(`The server took too long to send ${file.name}.`) : failure.reason;
  }

  async move(name: string, folder: string): Promise<void> {
    const { path } = this.#access;
    const client = this.#client;
    const moving = async () => {
      await client.sendIgnoringError(`MKD ${folder}`);
      await client
        .rename(within(path, name), within(folder, name))
        .catch(() => client.rename(within(path, name), within(folder, `${Date.now()}-${name}`)));
    };
    await inTime(moving(), longestAnswer, 'The server did not answer in time.');
  }

  close(): void {
    this.#isClosed = true;
    this.#client.close();
  }

  /** A transfer of FTP cannot be ended without its connection. */
  async #connectAgain(): Promise<void> {
    this.#client.close();
    if (this.#isClosed) throw new RemoteError('Waybill was stopped during the transfer.');
    this.#client = (await openClient({ ...this.#access, hostKey: this.hostKey }, this.#address)).client;
  }
}

const isMoment = (date: Date | undefined): date is Date => date !== undefined && !Number.isNaN(date.getTime());
