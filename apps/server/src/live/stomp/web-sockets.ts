import websocket from '@fastify/websocket';
import plugin from 'fastify-plugin';
import { notFound } from '../../platform/problems.ts';
import { chooseSubprotocol } from './negotiate.ts';

const longestMessage = 262_144;

/** Enables WebSockets, before any route offers one. At every other address a WebSocket is refused. */
export const webSockets = plugin(async (app) => {
  await app.register(websocket, { options: { maxPayload: longestMessage, handleProtocols: chooseSubprotocol } });
  const offered = new Set<string>();
  app.addHook('onRoute', ({ url, websocket: isOffered }) => {
    if (isOffered === true) offered.add(url);
  });
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && !offered.has(routeOptions.url ?? '')) throw notFound('There is no live connection at this address.');
  });
});
