import { randomUUID } from 'node:crypto';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { type Frame, frameText, StompFault, type StompVersion } from './frame.ts';
import { FrameQueue } from './frame-queue.ts';
import { FrameReader } from './frame-reader.ts';
import type { Hub } from './hub.ts';
import { type HeartBeat, negotiateHeartBeat, negotiateVersion } from './negotiate.ts';
import { Transactions } from './transactions.ts';

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

const mostSubscriptions = 32;
/** A beat may come late: networks and busy pages delay it. */
const patience = 3;
const acknowledgements = ['auto', 'client', 'client-individual'];
const headersOfAck: Readonly<Record<StompVersion, readonly string[]>> = {
  '1.0': ['message-id'],
  '1.1': ['message-id', 'subscription'],
  '1.2': ['id'],
};
const isIntroduction = ({ command }: Frame): boolean => command === 'CONNECT' || command === 'STOMP';

/** The token of a frame; clients of the specification send `token`, others `Authorization` as in HTTP. */
export function tokenIn(headers: ReadonlyMap<string, string>): string {
  return (headers.get('token') ?? headers.get('Authorization') ?? headers.get('authorization') ?? '')
    .trim()
    .replace(/^Bearer\s+/i, '');
}

/** The code of RFC 6455's register for a server that asks its clients to connect again. */
const serviceRestart = 1012;

/** One client's side of the protocol (STOMP 1.0 to 1.2): who it is, what it listens to, and when it is gone. */
export class StompConnection {
  readonly #around: StompSurroundings;
  readonly #reader: FrameReader;
  readonly #queue: FrameQueue;
  readonly #transactions = new Transactions();
  readonly #subscriptions = new Map<string, () => void>();
  readonly #timers: NodeJS.Timeout[] = [];
  #user: SignedInUser | undefined;
  #isIntroduced = false;
  #lastHeard = performance.now();
  #ended = false;

  constructor(around: StompSurroundings) {
    this.#around = around;
    this.#reader = new FrameReader(around.frameBytes);
    this.#queue = new FrameQueue({
      reader: this.#reader,
      handle: (frame) => this.#handle(frame),
      fail: (error) => this.fail(this.#faultOf(error)),
      pause: around.pause,
      resume: () => {
        this.#lastHeard = performance.now();
        around.resume();
      },
    });
  }

  /** Who is connected; undefined before CONNECT and after the end. */
  get user(): SignedInUser | undefined {
    return this.#ended ? undefined : this.#user;
  }

  /** Whether CONNECT has come; who the user is may still be looked up. */
  get isIntroduced(): boolean {
    return this.#isIntroduced;
  }

  /** Bytes that the client has not read yet. */
  get unsentBytes(): number {
    return this.#around.unsentBytes();
  }

  /** Closes the connection of a client that does not read what it is sent. */
  abandon(): void {
    this.dispose();
    this.#around.terminate();
  }

  /** Closes with a code after which clients reconnect and fetch what they missed. */
  restart(): void {
    if (!this.#ended) this.#end(serviceRestart);
  }

  /** Takes bytes as they arrive; frames are handled one after another. */
  receive(chunk: Buffer): void {
    if (this.#ended) return;
    this.#lastHeard = performance.now();
    this.#queue.push(chunk);
  }

  /** Tells the client the reason, and closes. */
  fail({ message, headers }: StompFault, frame?: Frame): void {
    if (this.#ended) return;
    const receipt = frame?.headers.get('receipt');
    this.#say('ERROR', { message, ...headers, ...(receipt === undefined ? {} : { 'receipt-id': receipt }) });
    this.#end(1002);
  }

  /** Cleans up after the socket has closed. */
  dispose(): void {
    this.#ended = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const stop of this.#subscriptions.values()) stop();
    this.#subscriptions.clear();
    this.#queue.end();
  }

  #say(command: string, headers: Readonly<Record<string, string>>, body = ''): void {
    this.#send(frameText(command, { headers, body, version: this.#reader.version }));
  }

  /** A client that does not read would fill our memory. */
  #send(text: string): void {
    if (this.unsentBytes > this.#around.mostUnsentBytes) this.abandon();
    else this.#around.send(text);
  }

  #end(code: number): void {
    if (this.#ended) return;
    this.dispose();
    if (this.#queue.isPaused) this.#around.resume();
    this.#around.close(code);
  }

  async #handle(frame: Frame): Promise<void> {
    if (this.#ended) return;
    try {
      await this.#obey(frame);
    } catch (error) {
      this.fail(this.#faultOf(error), frame);
      return;
    }
    const receipt = frame.headers.get('receipt');
    if (receipt !== undefined && !isIntroduction(frame)) this.#say('RECEIPT', { 'receipt-id': receipt });
    if (frame.command === 'DISCONNECT') this.#end(1000);
  }

  /** What the client is told about an error. */
  #faultOf(error: unknown): StompFault {
    if (error instanceof StompFault) return error;
    if (!this.#ended) this.#around.onFault(error);
    return new StompFault('The frame could not be handled');
  }

  async #obey(frame: Frame): Promise<void> {
    const { command } = frame;
    if (isIntroduction(frame)) return await this.#connect(frame);
    if (this.#user === undefined) throw new StompFault('CONNECT comes first');
    switch (command) {
      case 'SUBSCRIBE':
        return this.#subscribe(frame, this.#user);
      case 'UNSUBSCRIBE':
        return this.#unsubscribe(frame);
      case 'SEND':
        return await this.#takeMessage(frame, this.#user);
      case 'BEGIN':
        return this.#transactions.begin(frame);
      case 'ABORT':
        return this.#transactions.abort(frame);
      case 'COMMIT':
        for (const sent of this.#transactions.commit(frame)) await this.#deliver(sent, this.#user);
        return;
      case 'ACK':
      case 'NACK':
        return this.#acknowledge(frame);
      case 'DISCONNECT':
        return;
      default:
        throw new StompFault(`There is no ${command} here`);
    }
  }

  async #takeMessage(frame: Frame, user: SignedInUser): Promise<void> {
    if (frame.headers.has('transaction')) this.#transactions.keep(frame);
    else await this.#deliver(frame, user);
  }

  async #deliver({ headers, body }: Frame, user: SignedInUser): Promise<void> {
    if (this.#around.take === undefined) throw new StompFault('There is no SEND here');
    const destination = headers.get('destination');
    if (destination === undefined) throw new StompFault('SEND needs a destination');
    await this.#around.take({ destination, headers, body }, user, (fault) => this.fail(fault));
  }

  /** Messages are not kept for clients that are gone: every one counts as acknowledged. */
  #acknowledge(frame: Frame): void {
    const { command, headers } = frame;
    const { version } = this.#reader;
    if (command === 'NACK' && version === '1.0') throw new StompFault('There is no NACK in STOMP 1.0');
    for (const name of headersOfAck[version]) {
      if (!headers.has(name)) throw new StompFault(`${command} needs the header ${name}`);
    }
    if (headers.has('transaction')) this.#transactions.assertOpen(frame);
  }

  async #connect({ headers }: Frame): Promise<void> {
    if (this.#user !== undefined) throw new StompFault('The connection is open already');
    const version = negotiateVersion(headers.get('accept-version'));
    const heartBeat = negotiateHeartBeat(version === '1.0' ? undefined : headers.get('heart-beat'), this.#around.beat);
    const token = tokenIn(headers);
    this.#isIntroduced = true;
    const user = await this.#around.findUser(token);
    if (this.#ended) return;
    if (user === undefined) throw new StompFault('Unauthorized');
    if (user.passwordDays <= 0) throw new StompFault('Your Password has been expired. Please change the password');
    this.#user = user;
    this.#reader.open(version);
    const { beat } = this.#around;
    this.#say('CONNECTED', { version, session: randomUUID(), 'heart-beat': `${beat},${beat}` });
    this.#keepAlive(heartBeat);
  }

  #keepAlive({ weSend, theySend }: HeartBeat): void {
    if (weSend !== undefined) this.#timers.push(setInterval(() => this.#send('\n'), weSend));
    if (theySend === undefined) return;
    const look = () => {
      if (!this.#queue.isPaused && performance.now() - this.#lastHeard > theySend * patience) this.#end(1001);
    };
    this.#timers.push(setInterval(look, theySend));
  }

  #subscribe({ headers }: Frame, user: SignedInUser): void {
    const destination = headers.get('destination');
    if (destination === undefined) throw new StompFault('SUBSCRIBE needs a destination');
    const id = this.#subscriptionId(headers);
    if (this.#subscriptions.has(id)) throw new StompFault('There is a subscription with this id');
    if (this.#subscriptions.size >= mostSubscriptions) throw new StompFault('There are too many subscriptions');
    const mode = headers.get('ack') ?? 'auto';
    if (!acknowledgements.includes(mode)) throw new StompFault(`ack must be one of ${acknowledgements.join(', ')}`);
    const topic = this.#around.topicOf(destination, user);
    if (topic === undefined) throw new StompFault('There is no such destination');
    const deliver = (body: string) => {
      const messageId = randomUUID();
      const head = { destination, subscription: id, 'message-id': messageId, 'content-type': 'application/json' };
      this.#say('MESSAGE', mode === 'auto' ? head : { ...head, ack: messageId }, body);
    };
    this.#subscriptions.set(id, this.#around.hub.listen(topic, deliver));
  }

  #unsubscribe({ headers }: Frame): void {
    const id = this.#subscriptionId(headers);
    this.#subscriptions.get(id)?.();
    this.#subscriptions.delete(id);
  }

  /** In STOMP 1.0 the id is optional: the destination then takes its place. */
  #subscriptionId(headers: ReadonlyMap<string, string>): string {
    const id = headers.get('id') ?? (this.#reader.version === '1.0' ? headers.get('destination') : undefined);
    if (id === undefined) throw new StompFault('The frame needs an id');
    return id;
  }
}
