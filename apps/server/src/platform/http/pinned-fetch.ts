import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { permittedPublicAddress } from './permitted-address.ts';

const mostBytes = 1_000_000;

/** A request to a server whose address somebody entered. */
interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Asks a server out in the world: the name of its host is looked up once, the address is checked, and the connection
 * goes to exactly that address. Redirects are not followed.
 * @throws AddressRefused for this machine and private networks, unless the host is among `named`; Error without an
 * answer of at most 1 MB.
 */
export async function pinnedFetch(url: URL, outgoing: Outgoing, named: readonly string[]): Promise<Response> {
  const address = await permittedPublicAddress(url.hostname.replace(/^\[|\]$/g, ''), named);
  const { method, headers, body, signal } = outgoing;
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const sending = send(
      url,
      {
        method,
        headers,
        signal,
        agent: false,
        lookup: (_host, { all }, found) => (all ? found(null, [{ address, family }]) : found(null, address, family)),
      },
      (answer) => {
        let bytes = 0;
        answer.on('data', (piece: Buffer) => {
          bytes += piece.length;
          if (bytes > mostBytes) answer.destroy(new Error(`${url.host} answered more than ${mostBytes} bytes.`));
        });
        const told = { 'content-type': answer.headers['content-type'] ?? '' };
        buffer(answer).then((read) => resolve(responseOf(answer.statusCode ?? 0, told, read)), reject);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

const statusesWithoutBody = new Set([204, 205, 304]);

function responseOf(status: number, headers: Record<string, string>, body: Buffer): Response {
  if (status < 200 || status > 599) throw new Error(`The server answered with the status ${status}.`);
  return new Response(statusesWithoutBody.has(status) ? null : new Uint8Array(body), { status, headers });
}
