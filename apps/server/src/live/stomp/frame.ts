/** A STOMP frame as it is read: headers unescaped, the first of repeated ones. */
export interface Frame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

export const stompVersions = ['1.2', '1.1', '1.0'] as const;
export type StompVersion = (typeof stompVersions)[number];

/** An error made by the client, which is told about it and disconnected. */
export class StompFault extends Error {
  override readonly name = 'StompFault';
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.headers = headers;
  }
}

interface SaidFrame {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Each version has its own escapes; STOMP 1.0 has none. */
  readonly version: StompVersion;
}

/** A frame as text: lines end with LF only, and a body is preceded by its length. */
export function frameText(command: string, { headers, body = '', version }: SaidFrame): string {
  const isPlain = command === 'CONNECTED' || version === '1.0';
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...headers, ...length }).map(
    ([name, value]) => `${name}:${isPlain ? value : escaped(value, version)}`,
  );
  return `${[command, ...lines].join('\n')}\n\n${body}\0`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' };

/** STOMP 1.1 has no escape for a carriage return, which is an ordinary character there. */
const escaped = (value: string, version: StompVersion): string =>
  value.replaceAll(version === '1.1' ? /[\\\n:]/g : /[\\\n\r:]/g, (sign) => escapes[sign] ?? sign);
