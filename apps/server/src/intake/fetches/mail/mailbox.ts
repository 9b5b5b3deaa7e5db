import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { ImapFlow } from 'imapflow';
import type { PermittedHosts } from '../../../platform/http/permitted-address.ts';
import { addressOfHost } from '../remote/address-of-host.ts';
import {
  inTime,
  listingTimedOut,
  longestAnswer,
  longestListing,
  mostEntries,
  tooManyEntries,
} from '../remote/bounded.ts';
import { connectMilliseconds, keyOf, otherKey, type RemoteAccess, RemoteError } from '../remote/remote-folder.ts';

/** Larger mails are not read: no mail server passes them on. */
export const largestMail = 40_000_000;

const noAnswer = 'The server did not answer in time.';

/** A mail in a folder of a mailbox. */
export interface MailInFolder {
  readonly uid: number;
  /** Names it for as long as the server keeps its numbers: folder, UIDVALIDITY and UID. */
  readonly place: string;
}

/** A folder of a mailbox, open for reading. Reading does not mark mails as seen. */
export interface Mailbox {
  /** The fingerprint of the server's certificate. */
  readonly hostKey: string;
  /** All mails, the oldest first. @throws RemoteError */
  list(): Promise<readonly MailInFolder[]>;
  /** The size of a mail as the server states it, and its first bytes; undefined if it is gone. @throws RemoteError */
  begin(uid: number, bytes: number): Promise<{ readonly bytes: number; readonly start: Buffer } | undefined>;
  /** The whole mail, up to `largestMail`; undefined if it is gone. @throws RemoteError */
  read(uid: number): Promise<Buffer | undefined>;
  /** Moves a mail into another folder, creating it if necessary. */
  move(uid: number, folder: string): Promise<void>;
  /** Called for a mail that was dealt with, now or by an earlier visit; absent where mails stay. */
  finish?(uid: number): Promise<void>;
  close(): void;
}

/**
 * Opens a mailbox by IMAP over TLS. A certificate without a known authority is accepted if it is the one from the first
 * test. @throws RemoteError
 */
export async function openMailbox(access: RemoteAccess, permitted: PermittedHosts): Promise<Mailbox> {
  const address = await addressOfHost(access.host, permitted);
  const { hostKey, trust } = await inTime(certificateOf(access, address), longestAnswer, noAnswer);
  // Fifty files that only a mailbox needs.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host: address,
    port: access.port,
    secure: true,
    ...(isIP(access.host) === 0 ? { servername: access.host } : {}),
    tls: trust,
    auth: { user: access.userName, pass: access.password ?? '' },
    disableAutoIdle: true,
    logger: false,
    maxLiteralSize: largestMail,
    maxResponseSize: 2 * largestMail,
  });
  client.on('error', () => undefined);
  try {
    await inTime(client.connect(), longestAnswer, noAnswer);
    await inTime(client.mailboxOpen(access.path), longestAnswer, noAnswer);
  } catch (error) {
    client.close();
    throw openingError(error, client, access);
  }
  return new ImapMailbox(client, access.path, hostKey);
}

/** The certificate that the server shows, and what to check when signing in: it, or a known authority. */
async function certificateOf(
  { host, port, hostKey: expected }: RemoteAccess,
  address: string,
): Promise<{ readonly hostKey: string; readonly trust: object }> {
  const socket = await shakenHands(address, port, host);
  try {
    const shown = keyOf(socket) ?? 'none';
    const certificate = socket.getPeerX509Certificate();
    if (expected !== undefined && shown !== expected && !socket.authorized) throw otherKey(expected, shown);
    if (socket.authorized || certificate === undefined) return { hostKey: shown, trust: {} };
    const trust = { ca: certificate.toString(), allowPartialTrustChain: true, checkServerIdentity: () => undefined };
    return { hostKey: shown, trust };
  } finally {
    socket.destroy();
  }
}

async function shakenHands(address: string, port: number, host: string): Promise<TLSSocket> {
  return await new Promise((resolve, reject) => {
    const servername = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host: address, port, rejectUnauthorized: false, ...servername });
    socket.setTimeout(connectMilliseconds, () => socket.destroy(new Error(noAnswer)));
    socket.once('secureConnect', () => resolve(socket));
    socket.on('error', (cause) => reject(new RemoteError(notThisProtocol(host, port), { cause })));
  });
}

const notThisProtocol = (host: string, port: number): string =>
  `The server at ${host}:${port} does not follow this protocol.`;

function openingError(error: unknown, client: ImapFlow, { host, port, path }: RemoteAccess): RemoteError {
  if (error instanceof RemoteError) return error;
  if (error instanceof Error && 'authenticationFailed' in error) {
    return new RemoteError('The server rejected the user name, password or key.', { cause: error });
  }
  return client.authenticated
    ? new RemoteError(`There is no folder ${path} on the server, or it may not be read.`, { cause: error })
    : new RemoteError(notThisProtocol(host, port), { cause: error });
}

class ImapMailbox implements Mailbox {
  readonly hostKey: string;
  readonly #client: ImapFlow;
  readonly #path: string;

  constructor(client: ImapFlow, path: string, hostKey: string) {
    this.#client = client;
    this.#path = path;
    this.hostKey = hostKey;
  }

  async list(): Promise<readonly MailInFolder[]> {
    const opened = this.#client.mailbox;
    if (opened === false) throw new RemoteError(lost);
    const found = await this.#ask(
      () => this.#client.search({ all: true }, { uid: true }),
      longestListing,
      listingTimedOut(this.#path),
    );
    const uids = found || [];
    if (uids.length > mostEntries) throw tooManyEntries(this.#path);
    return uids
      .toSorted((one, other) => one - other)
      .map((uid) => ({ uid, place: `${this.#path}/${opened.uidValidity}/${uid}` }));
  }

  async begin(uid: number, bytes: number): ReturnType<Mailbox['begin']> {
    const query = { size: true, source: { start: 0, maxLength: bytes } };
    const mail = await this.#ask(() => this.#client.fetchOne(String(uid), query, { uid: true }));
    if (!mail || mail.source === undefined) return undefined;
    return { bytes: mail.size ?? mail.source.length, start: mail.source };
  }

  async read(uid: number): Promise<Buffer | undefined> {
    const query = { source: { start: 0, maxLength: largestMail } };
    const mail = await this.#ask(() => this.#client.fetchOne(String(uid), query, { uid: true }));
    return mail ? mail.source : undefined;
  }

  async move(uid: number, folder: string): Promise<void> {
    const move = () => this.#client.messageMove(String(uid), folder, { uid: true });
    if (await this.#ask(move).catch(() => false)) return;
    await this.#ask(() => this.#client.mailboxCreate(folder));
    await this.#ask(move);
  }

  close(): void {
    this.#client.close();
  }

  async #ask<Answer>(
    question: () => Promise<Answer>,
    milliseconds: number = longestAnswer,
    late: string = noAnswer,
  ): Promise<Answer> {
    try {
      return await inTime(question(), milliseconds, late);
    } catch (cause) {
      throw cause instanceof RemoteError ? cause : new RemoteError(lost, { cause });
    }
  }
}

const lost = 'The connection to the mailbox was lost.';
