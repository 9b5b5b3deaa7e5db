import websocket from '@fastify/websocket';
import plugin from 'fastify-plugin';
import { notFound } from '../../platform/problems.ts';
import { chooseSubprotocol } from './negotiate.ts';

const longestMessage = 262_144;

/** Enables WebSockets, before any route offers one. At every other address a WebSocket is refused. */
export const webSockets = plugin(async (app) => {
  await app.register(websocket, {
    options: { maxPayload: longestMessage, handleProtocols: chooseSubprotocol },
    errorHandler: (error, socket) => {
      // A client's fault is no fault of the server; the library closes its connection with the code for it, e.g. 1009.
      if (isFaultOfClient(error)) app.log.debug({ err: error }, 'a live connection broke the protocol');
      else {
        app.log.error({ err: error }, 'a live connection failed');
        socket.terminate();
      }
    },
  });
  const offered = new Set<string>();
  app.addHook('onRoute', ({ url, websocket: isOffered }) => {
    if (isOffered === true) offered.add(url);
  });
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && !offered.has(routeOptions.url ?? '')) throw notFound('There is no live connection at this address.');
  });
});

const faultsOfNetwork: readonly string[] = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ERR_STREAM_PREMATURE_CLOSE'];

const isFaultOfClient = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  code.startsWith('WS_ERR_') || faultsOfNetwork.includes(code);
