import { isUtf8 } from 'node:buffer';
import { ByteCollector } from './byte-collector.ts';
import { type Frame, StompFault, type StompVersion } from './frame.ts';

interface FrameLimits {
  /** Command and headers. */
  readonly headBytes: number;
  /** The whole frame, from the command to the NUL. */
  readonly frameBytes: number;
}

/** The limits before CONNECT: enough for the longest token and its headers. */
const beforeConnect: FrameLimits = { headBytes: 8_192, frameBytes: 8_193 };
const headBytesAfterConnect = 16_384;
const mostHeaders = 64;
const lf = 10;
const cr = 13;
const introductions: readonly string[] = ['CONNECT', 'STOMP'];
/** The only frames that have a body; servers send two of them. */
const withBody: readonly string[] = ['SEND', 'MESSAGE', 'ERROR'];

interface Head {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  /** The length of the body, when the client announced one. */
  readonly announced: number | undefined;
  /** How long the body may be. */
  readonly mostBody: number;
}

/**
 * Reads frames from bytes, however they are split: a message may hold several frames, and a frame may span several
 * messages. Every byte is read once. Line ends between frames are heart-beats.
 */
export class FrameReader {
  #chunk: Buffer = Buffer.alloc(0);
  #position = 0;
  readonly #line = new ByteCollector();
  readonly #body = new ByteCollector();
  #lines: string[] = [];
  #headBytes = 0;
  #frameBegan: number | undefined;
  #head: Head | undefined;
  #limits = beforeConnect;
  #version: StompVersion = '1.2';
  readonly #frameBytes: number;

  /** The maximum length of a frame after CONNECT. */
  constructor(frameBytes: number) {
    this.#frameBytes = frameBytes;
  }

  /** What CONNECT negotiated; escapes of headers follow from it. */
  get version(): StompVersion {
    return this.#version;
  }

  /** From now on frames other than CONNECT and STOMP are read, by the rules of the version. */
  open(version: StompVersion): void {
    this.#version = version;
    this.#limits = { headBytes: headBytesAfterConnect, frameBytes: this.#frameBytes };
  }

  /** Since when (by `performance.now()`) the end of a frame is missing; undefined between frames. */
  get halfFrameSince(): number | undefined {
    return this.#frameBegan;
  }

  /** Takes bytes; `next` returns the frames in them. */
  push(chunk: Buffer): void {
    const rest = this.#chunk.subarray(this.#position);
    this.#chunk = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    this.#position = 0;
  }

  /**
   * The next whole frame; undefined when more bytes are needed. Throws StompFault for what is not a frame, or too long.
   */
  next(): Frame | undefined {
    while (this.#position < this.#chunk.length) {
      if (this.#head === undefined) this.#head = this.#readHead();
      else if (this.#readBody(this.#head)) {
        const { command, headers } = this.#head;
        this.#head = undefined;
        this.#frameBegan = undefined;
        return { command, headers, body: this.#body.take() };
      }
    }
    return undefined;
  }

  #readHead(): Head | undefined {
    const end = this.#chunk.indexOf(lf, this.#position);
    const piece = this.#takeUntil(end < 0 ? this.#chunk.length : end);
    if (piece.includes(0)) throw new StompFault('A frame needs an empty line');
    if (piece.length > 0) this.#frameBegan ??= performance.now();
    this.#headBytes += piece.length;
    if (this.#headBytes > this.#limits.headBytes) throw new StompFault('The headers are too long');
    this.#line.append(piece);
    if (end < 0) return undefined;
    this.#position += 1;
    this.#headBytes += 1;
    const line = withoutReturn(this.#line.take());
    if (line.length > 0) {
      if (!isUtf8(line)) throw new StompFault('The headers are not UTF-8');
      this.#keepLine(line.toString('utf8'));
      return undefined;
    }
    return this.#endHead();
  }

  #keepLine(line: string): void {
    if (this.#lines.length === 0 && this.#limits === beforeConnect && !introductions.includes(line)) {
      throw new StompFault('CONNECT comes first');
    }
    if (this.#lines.length > mostHeaders) throw new StompFault('There are too many headers');
    this.#lines.push(line);
  }

  /** An empty line ends the head; before any other line it is a heart-beat. */
  #endHead(): Head | undefined {
    const [command, ...lines] = this.#lines;
    const bytesLeft = this.#limits.frameBytes - this.#headBytes - 1;
    this.#lines = [];
    this.#headBytes = 0;
    if (command === undefined) {
      this.#frameBegan = undefined;
      return undefined;
    }
    const mostBody = withBody.includes(command) ? bytesLeft : 0;
    const headers = readHeaders(command, lines, this.#version);
    const announced = lengthOf(headers.get('content-length'));
    if ((announced ?? 0) > mostBody) throw tooLong(command, headers);
    return { command, headers, announced, mostBody };
  }

  /** Whether the body is complete now. */
  #readBody({ command, headers, announced, mostBody }: Head): boolean {
    const end =
      announced === undefined ? this.#chunk.indexOf(0, this.#position) : this.#position + announced - this.#body.length;
    const isHere = end >= 0 && end < this.#chunk.length;
    const piece = this.#takeUntil(isHere ? end : this.#chunk.length);
    if (this.#body.length + piece.length > mostBody) throw tooLong(command, headers);
    this.#body.append(piece);
    if (!isHere) return false;
    if (this.#chunk[this.#position] !== 0) {
      throw new StompFault('The body is not as long as content-length says', receiptOf(headers));
    }
    this.#position += 1;
    return true;
  }

  #takeUntil(end: number): Buffer {
    const piece = this.#chunk.subarray(this.#position, end);
    this.#position = end;
    return piece;
  }
}

function lengthOf(announced: string | undefined): number | undefined {
  if (announced === undefined) return undefined;
  if (!/^\d{1,9}$/.test(announced)) throw new StompFault('content-length is no number');
  return Number(announced);
}

function tooLong(command: string, headers: ReadonlyMap<string, string>): StompFault {
  const message = withBody.includes(command) ? 'The frame is too long' : `${command} has no body`;
  return new StompFault(message, receiptOf(headers));
}

/** A client that is waiting for a receipt is told which frame was wrong. */
function receiptOf(headers: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const receipt = headers.get('receipt');
  return receipt === undefined ? {} : { 'receipt-id': receipt };
}

function readHeaders(command: string, lines: readonly string[], version: StompVersion): ReadonlyMap<string, string> {
  const isPlain = version === '1.0' || introductions.includes(command);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new StompFault('A header needs a name and a colon');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    const read =
      version === '1.0'
        ? [name.trim(), value.trim()]
        : isPlain
          ? [name, value]
          : [unescaped(name, version), unescaped(value, version)];
    const [readName = '', readValue = ''] = read;
    if (!headers.has(readName)) headers.set(readName, readValue);
  }
  return headers;
}

function unescaped(text: string, version: StompVersion): string {
  return text.replaceAll(/\\(.?)/g, (_, sign: string) => {
    if (sign === '\\') return '\\';
    if (sign === 'n') return '\n';
    if (sign === 'c') return ':';
    if (sign === 'r' && version === '1.2') return '\r';
    throw new StompFault('A header holds an unknown escape');
  });
}

const withoutReturn = (line: Buffer): Buffer => (line.at(-1) === cr ? line.subarray(0, -1) : line);
