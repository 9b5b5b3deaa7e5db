import { randomUUID } from 'node:crypto';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { type Frame, frameText, StompFault, type StompVersion } from './frame.ts';
import { FrameQueue } from './frame-queue.ts';
import { FrameReader } from './frame-reader.ts';
import { type HeartBeat, negotiateHeartBeat, negotiateVersion } from './negotiate.ts';
import type { StompSurroundings } from './stomp-surroundings.ts';
import { Subscriptions } from './subscriptions.ts';
import { Transactions } from './transactions.ts';

/** A beat may come late: networks and busy pages delay it. */
const patience = 3;
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

/** How long a frame may take to come, in milliseconds, whether or not its client sends heart-beats. */
const longestFrame = 30_000;

/** The code of RFC 6455's register for a server that asks its clients to connect again. */
const serviceRestart = 1012;

/** One client's side of the protocol (STOMP 1.0 to 1.2): who it is, what it listens to, and when it is gone. */
export class StompConnection {
  readonly #around: StompSurroundings;
  readonly #reader: FrameReader;
  readonly #queue: FrameQueue;
  readonly #transactions = new Transactions();
  readonly #subscriptions: Subscriptions;
  readonly #timers: NodeJS.Timeout[] = [];
  #user: SignedInUser | undefined;
  #isIntroduced = false;
  #lastHeard = performance.now();
  #ended = false;

  constructor(around: StompSurroundings) {
    this.#around = around;
    this.#reader = new FrameReader(around.frameBytes);
    this.#subscriptions = new Subscriptions(around, (headers, body) => this.#say('MESSAGE', headers, body));
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
    this.#subscriptions.endAll();
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
        return this.#subscriptions.add(frame, this.#reader.version, this.#user);
      case 'UNSUBSCRIBE':
        return this.#subscriptions.end(frame, this.#reader.version);
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
    this.#around.admit(user);
    this.#user = user;
    this.#reader.open(version);
    const { beat } = this.#around;
    this.#say('CONNECTED', { version, session: randomUUID(), 'heart-beat': `${beat},${beat}` });
    this.#keepAlive(heartBeat);
  }

  #keepAlive({ weSend, theySend }: HeartBeat): void {
    this.#timers.push(setInterval(() => this.#endHalfFrame(), longestFrame / 2));
    if (weSend !== undefined) this.#timers.push(setInterval(() => this.#send('\n'), weSend));
    if (theySend === undefined) return;
    const look = () => {
      if (!this.#queue.isPaused && performance.now() - this.#lastHeard > theySend * patience) this.#end(1001);
    };
    this.#timers.push(setInterval(look, theySend));
  }
  #endHalfFrame(): void {
    const since = this.#reader.halfFrameSince;
    const isLate = since !== undefined && performance.now() - since > longestFrame;
    if (isLate && !this.#queue.isPaused) this.fail(new StompFault('The frame did not end in time'));
  }
}
