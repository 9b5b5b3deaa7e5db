import type { TLSSocket } from 'node:tls';
import { withoutTrailingSlashes } from '@waybill/contract';
import type { FtpProtocol } from '@waybill/db';

/** A file as the other server lists it. */
export interface RemoteFile {
  readonly name: string;
  /** NaN if the server does not say. */
  readonly bytes: number;
  /** Names this version of the file: it changes when the file does. */
  readonly listing: string;
}

/** A folder on another server or of this machine, open for reading. */
export interface RemoteFolder {
  /** The server's fingerprint, such as `SHA256:…`. */
  readonly hostKey: string;
  /** Plain files only. @throws RemoteError when the folder cannot be read, is too large or takes too long. */
  list(): Promise<readonly RemoteFile[]>;
  /**
   * Writes a new file, of the announced size at most; the folder can be used further when it was cut off.
   * @throws CutOff when more is sent, or when it takes longer than `patience` milliseconds.
   */
  download(file: RemoteFile, path: string, patience?: number): Promise<void>;
  /** Moves a file into another folder on the server, creating it if necessary. */
  move(name: string, folder: string): Promise<void>;
  close(): void;
}

/** How to get into a folder. */
export interface RemoteAccess {
  readonly protocol: FtpProtocol;
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly userName: string;
  readonly password: string | undefined;
  readonly privateKey: string | undefined;
  readonly passphrase: string | undefined;
  /** What the server must show; undefined at the first test, when it is learned. */
  readonly hostKey: string | undefined;
}

/** The other server cannot be reached, refuses, or has another key than before. Whole sentences, without secrets. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

export const connectMilliseconds = 15_000;

/** A list entry as a file; its time in the server's words, which may be any. */
export const listed = (name: string, bytes: number, time: string): RemoteFile => ({
  name,
  bytes,
  listing: `${bytes} ${time}`.replaceAll(/\p{Cc}/gu, ' ').slice(0, longestListing),
});

const longestListing = 100;

/** Joins a folder of a server and a name in it. */
export const within = (folder: string, name: string): string => `${withoutTrailingSlashes(folder)}/${name}`;

/** The message for a server with another key than before. */
export const otherKey = (expected: string, shown: string): RemoteError =>
  new RemoteError(
    `The server shows a different key than before: ${shown} instead of ${expected}. If its owner confirms the change, forget the old key and test again.`,
  );

/** The fingerprint of a server's certificate; undefined before it showed one. */
export const keyOf = (socket: TLSSocket): string | undefined => {
  const { fingerprint256 } = socket.getPeerCertificate();
  return fingerprint256 === undefined ? undefined : `SHA256:${fingerprint256}`;
};
