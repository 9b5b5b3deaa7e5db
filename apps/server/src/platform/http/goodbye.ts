import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import plugin from 'fastify-plugin';

/** How long to wait for clients to finish sending a request or reading a response. */
const longestGoodbye = 20_000;

/**
 * Closing finishes requests in progress and waits for nothing else. Otherwise an idle connection, or one that has sent
 * half of its first line, could keep the server from closing.
 */
export const goodbye = plugin(async (app) => {
  const open = new Set<Duplex>();
  const inUse = new Set<Duplex>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      inUse.delete(socket);
    });
    if (isClosing) socket.destroy();
  });
  app.server.on('request', ({ socket }, response) => {
    inUse.add(socket);
    response.once('close', () => {
      inUse.delete(socket);
      if (isClosing) socket.destroySoon();
    });
  });
  app.server.on('upgrade', (_request, socket) => void inUse.add(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of open) if (!inUse.has(socket)) socket.destroy();
    const late = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, longestGoodbye);
    late.unref();
  });
});
