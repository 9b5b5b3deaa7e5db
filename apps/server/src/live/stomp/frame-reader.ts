import { ByteCollector } from './byte-collector.ts';
import { type Frame, StompFault, type StompVersion } from './frame.ts';

interface FrameLimits {
  /** Command and headers. */
  readonly headBytes: number;
  readonly bodyBytes: number;
}

/** The limit before CONNECT: enough for the longest token and its headers. */
const beforeConnect: FrameLimits = { headBytes: 8_192, bodyBytes: 0 };
const headBytesAfterConnect = 16_384;
const mostHeaders = 64;
const lf = 10;
const cr = 13;
const introductions: readonly string[] = ['CONNECT', 'STOMP'];

interface Head {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  /** The length of the body, when the client announced one. */
  readonly announced: number | undefined;
}

/**
 * Reads frames from bytes, however they are cut: a message may hold several frames, and a frame may span several
 * messages. Every byte is looked at once. Line ends between frames are heart-beats.
 */
export class FrameReader {
  #chunk: Buffer = Buffer.alloc(0);
  #position = 0;
  readonly #line = new ByteCollector();
  readonly #body = new ByteCollector();
  #lines: string[] = [];
  #headBytes = 0;
  #head: Head | undefined;
  #limits = beforeConnect;
  #version: StompVersion = '1.2';
  readonly #bodyBytes: number;

  /** The maximum length of a body after CONNECT. */
  constructor(bodyBytes: number) {
    this.#bodyBytes = bodyBytes;
  }

  /** What CONNECT negotiated; escapes of headers follow from it. */
  get version(): StompVersion {
    return this.#version;
  }

  /** From now on frames other than CONNECT and STOMP are read, by the rules of the version. */
  open(version: StompVersion): void {
    this.#version = version;
    this.#limits = { headBytes: headBytesAfterConnect, bodyBytes: this.#bodyBytes };
  }

  /** Takes bytes; `next` answers the frames in them. */
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
        return { command, headers, body: this.#body.take() };
      }
    }
    return undefined;
  }

  #readHead(): Head | undefined {
    const end = this.#chunk.indexOf(lf, this.#position);
    const piece = this.#takeUntil(end < 0 ? this.#chunk.length : end);
    if (piece.includes(0)) throw new StompFault('A frame needs an empty line');
    this.#headBytes += piece.length;
    if (this.#headBytes > this.#limits.headBytes) throw new StompFault('The headers are too long');
    this.#line.append(piece);
    if (end < 0) return undefined;
    this.#position += 1;
    this.#headBytes += 1;
    const line = withoutReturn(this.#line.take());
    if (line.length > 0) {
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
    this.#lines = [];
    this.#headBytes = 0;
    if (command === undefined) return undefined;
    const headers = readHeaders(command, lines, this.#version);
    return { command, headers, announced: this.#lengthOf(headers.get('content-length')) };
  }

  #lengthOf(announced: string | undefined): number | undefined {
    if (announced === undefined) return undefined;
    if (!/^\d{1,9}$/.test(announced)) throw new StompFault('content-length is no number');
    const length = Number(announced);
    if (length > this.#limits.bodyBytes) throw new StompFault('The body is too long');
    return length;
  }

  /** Whether the body is complete now. */
  #readBody({ announced }: Head): boolean {
    const end =
      announced === undefined ? this.#chunk.indexOf(0, this.#position) : this.#position + announced - this.#body.length;
    const isHere = end >= 0 && end < this.#chunk.length;
    const piece = this.#takeUntil(isHere ? end : this.#chunk.length);
    if (this.#body.length + piece.length > this.#limits.bodyBytes) throw new StompFault('The body is too long');
    this.#body.append(piece);
    if (!isHere) return false;
    if (this.#chunk[this.#position] !== 0) throw new StompFault('The body is not as long as content-length says');
    this.#position += 1;
    return true;
  }

  #takeUntil(end: number): Buffer {
    const piece = this.#chunk.subarray(this.#position, end);
    this.#position = end;
    return piece;
  }
}

function readHeaders(command: string, lines: readonly string[], version: StompVersion): ReadonlyMap<string, string> {
  const isPlain = version === '1.0' || introductions.includes(command);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new StompFault('A header needs a name and a colon');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    const read = isPlain ? [name, value] : [unescaped(name, version), unescaped(value, version)];
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
