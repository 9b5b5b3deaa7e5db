import { type Frame, StompFault, type StompVersion } from './frame.ts';

const limits = { headers: 64, headerBytes: 16_384, bodyBytes: 262_144 } as const;
const lf = 10;
const cr = 13;
const headerEnds = [Buffer.from('\n\n'), Buffer.from('\n\r\n')] as const;

/**
 * Reads frames from bytes, however they are cut: a message may hold several frames, and a frame may span several
 * messages. Line ends between frames are heart-beats.
 */
export class FrameReader {
  #bytes = Buffer.alloc(0);
  /** What CONNECT negotiated; escapes of headers follow from it. */
  version: StompVersion = '1.2';

  /** The frames that are whole now. Throws StompFault for what is no frame, or too long. */
  push(chunk: Buffer): readonly Frame[] {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    const frames: Frame[] = [];
    for (let frame = this.#next(); frame !== undefined; frame = this.#next()) frames.push(frame);
    return frames;
  }

  #next(): Frame | undefined {
    this.#skipBeats();
    const head = this.#headEnd();
    if (head === undefined) return undefined;
    const [command = '', ...lines] = this.#bytes.toString('utf8', 0, head.end).split('\n').map(withoutReturn);
    const headers = readHeaders(command, lines, this.version);
    const end = this.#bodyEnd(head.bodyStart, headers.get('content-length'));
    if (end === undefined) return undefined;
    const body = Buffer.from(this.#bytes.subarray(head.bodyStart, end));
    this.#bytes = this.#bytes.subarray(end + 1);
    return { command, headers, body };
  }

  #skipBeats(): void {
    let start = 0;
    while (this.#bytes[start] === lf || (this.#bytes[start] === cr && this.#bytes[start + 1] === lf)) start += 1;
    this.#bytes = this.#bytes.subarray(start);
  }

  #headEnd(): { readonly end: number; readonly bodyStart: number } | undefined {
    const found = headerEnds
      .map((mark) => ({ end: this.#bytes.indexOf(mark), length: mark.length }))
      .filter(({ end }) => end >= 0)
      .toSorted((one, other) => one.end - other.end)[0];
    const zero = this.#bytes.indexOf(0);
    if (zero >= 0 && (found === undefined || zero < found.end)) throw new StompFault('A frame needs an empty line');
    const length = found?.end ?? this.#bytes.length;
    if (length > limits.headerBytes) throw new StompFault('The headers are too long');
    return found && { end: found.end, bodyStart: found.end + found.length };
  }

  #bodyEnd(start: number, announced: string | undefined): number | undefined {
    const waiting = this.#bytes.length - start;
    if (announced === undefined) {
      const end = this.#bytes.indexOf(0, start);
      if ((end < 0 ? waiting : end - start) > limits.bodyBytes) throw new StompFault('The body is too long');
      return end < 0 ? undefined : end;
    }
    if (!/^\d{1,9}$/.test(announced)) throw new StompFault('content-length is no number');
    const length = Number(announced);
    if (length > limits.bodyBytes) throw new StompFault('The body is too long');
    if (waiting <= length) return undefined;
    if (this.#bytes[start + length] !== 0) throw new StompFault('The body is not as long as content-length says');
    return start + length;
  }
}

function readHeaders(command: string, lines: readonly string[], version: StompVersion): ReadonlyMap<string, string> {
  if (lines.length > limits.headers) throw new StompFault('There are too many headers');
  const isPlain = version === '1.0' || command === 'CONNECT' || command === 'STOMP';
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

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
