import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { RunningServer } from '../data-directory/running-server.ts';
import { connectionProof, connectionProofHeader } from './connection-proof.ts';

/**
 * Calls the running server, as the command on this machine, on a connection of its own; a body is sent as JSON. Throws
 * when the server does not answer.
 */
export async function askRunningServer(
  { address, token }: Pick<RunningServer, 'address' | 'token'>,
  path: string,
  body?: object,
): Promise<Response> {
  const url = new URL(path, address);
  const socket = connect(Number(url.port), url.hostname.replace(/^\[(.*)\]$/, '$1'));
  await once(socket, 'connect');
  const asked = request(url, {
    method: body === undefined ? 'GET' : 'POST',
    createConnection: () => socket,
    headers: {
      authorization: `Bearer ${token}`,
      [connectionProofHeader]: connectionProof(token, socket.localPort ?? 0),
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = await once(asked, 'response');
  const headers = Object.entries<string | string[] | undefined>(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { status: answer.statusCode, headers });
}
