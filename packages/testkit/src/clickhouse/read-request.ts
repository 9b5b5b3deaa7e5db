import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** A request of ClickHouse's HTTP interface. */
export interface ClickHouseRequest {
  readonly query: string;
  /** Rows to insert. */
  readonly data: Buffer;
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly settings: Readonly<Record<string, string>>;
  readonly queryId: string | undefined;
  readonly database: string | undefined;
}

/** What of the address is not a setting of the engine. */
const ofTheInterface = new Set([
  ...['query', 'query_id', 'database', 'session_id', 'user', 'password', 'role', 'default_format'],
  ...[
    'enable_http_compression',
    'wait_end_of_query',
    'send_progress_in_http_headers',
    'http_write_exception_in_output_format',
  ],
  ...['http_headers_progress_interval_ms', 'cancel_http_readonly_queries_on_client_close', 'use_multipart_params'],
]);

/** Reads address, headers and body as a server does. */
export async function readRequest(request: IncomingMessage): Promise<ClickHouseRequest> {
  const given = [...new URL(request.url ?? '/', 'http://localhost').searchParams];
  const sent = await buffer(request);
  let body: Buffer = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
  const boundary = /^multipart\/form-data; boundary=(.*)$/.exec(request.headers['content-type'] ?? '')?.[1];
  if (boundary !== undefined) {
    given.push(...partsOf(body, boundary));
    body = Buffer.alloc(0);
  }
  const fields = new Map(given);
  const query = fields.get('query');
  return {
    query: query ?? body.toString(),
    data: query === undefined ? Buffer.alloc(0) : body,
    parameters: Object.fromEntries(
      given.flatMap(([name, value]) => (name.startsWith('param_') ? [[name.slice(6), unescaped(value)]] : [])),
    ),
    settings: Object.fromEntries(given.filter(([name]) => !name.startsWith('param_') && !ofTheInterface.has(name))),
    queryId: fields.get('query_id'),
    database: fields.get('database'),
  };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', 0: '\0' };

/** Parameters are written like values of tab-separated files. */
function unescaped(value: string): string | null {
  return value === '\\N' ? null : value.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
}

function partsOf(body: Buffer, boundary: string): readonly [string, string][] {
  return body
    .toString()
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const start = part.indexOf('\r\n\r\n');
      return [/name="([^"]+)"/.exec(part)?.[1] ?? '', part.slice(start + 4, -2)];
    });
}
