import websocket from '@fastify/websocket';
import plugin from 'fastify-plugin';
import { notFound } from '../../platform/problems.ts';
import { chooseSubprotocol } from './negotiate.ts';

const longestMessage = 262_144;

/** Opens the server for WebSockets, before any of them is offered. At every other address there is none to open. */
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
