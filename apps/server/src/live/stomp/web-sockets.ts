import websocket from '@fastify/websocket';
import plugin from 'fastify-plugin';
import { chooseSubprotocol } from './negotiate.ts';

const longestMessage = 262_144;

/** Opens the server for WebSockets, before any of them is offered. */
export const webSockets = plugin(async (app) => {
  await app.register(websocket, { options: { maxPayload: longestMessage, handleProtocols: chooseSubprotocol } });
});
