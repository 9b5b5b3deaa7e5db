/** A STOMP frame as it is read: headers unescaped, the first of repeated ones. */
export interface Frame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

export const stompVersions = ['1.2', '1.1', '1.0'] as const;
export type StompVersion = (typeof stompVersions)[number];

/** An error by the client, which is told and disconnected. */
export class StompFault extends Error {
  override readonly name = 'StompFault';
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.headers = headers;
  }
}

/** A frame as text: lines end with LF alone, and its length stands before a body. */
export function frameText(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const isConnected = command === 'CONNECTED';
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...headers, ...length }).map(
    ([name, value]) => `${name}:${isConnected ? value : escaped(value)}`,
  );
  return `${[command, ...lines].join('\n')}\n\n${body}\0`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' };
const escaped = (value: string): string => value.replaceAll(/[\\\n\r:]/g, (sign) => escapes[sign] ?? sign);
