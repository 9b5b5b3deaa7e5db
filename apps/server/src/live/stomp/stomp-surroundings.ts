import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { StompFault } from './frame.ts';
import type { Hub } from './hub.ts';

/** A message from a client. */
export interface SentMessage {
  readonly destination: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** What a connection needs. */
export interface StompSurroundings {
  readonly hub: Hub;
  /** The user of a token; undefined if the token is not valid. */
  readonly findUser: (token: string) => Promise<SignedInUser | undefined>;
  /** Throws StompFault if the user has as many connections as are allowed; this one is counted at once after it. */
  readonly admit: (user: SignedInUser) => void;
  /** The topic of a destination for this user; undefined if there is none that this user may hear. */
  readonly topicOf: (destination: string, user: SignedInUser) => string | undefined;
  /**
   * Accepts a message for a destination; throws StompFault if it may not be sent. `fail` ends the connection if that
   * turns out later. Absent: no messages are accepted.
   */
  readonly take?:
    | ((message: SentMessage, user: SignedInUser, fail: (fault: StompFault) => void) => Promise<void>)
    | undefined;
  /** The longest frame that a client may send. */
  readonly frameBytes: number;
  /** The limit for this client's unread output. */
  readonly mostUnsentBytes: number;
  readonly send: (text: string) => void;
  /** Bytes that were sent but not yet read by the client. */
  readonly unsentBytes: () => number;
  readonly close: (code: number) => void;
  /** Ends the connection without waiting for the client. */
  readonly terminate: () => void;
  /** Stops reading from the client for a while. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Learns of errors that are not the client's fault. */
  readonly onFault: (error: unknown) => void;
  /** How often the server sends a heart-beat, in milliseconds. */
  readonly beat: number;
}
