import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many sockets listen on the port besides the server's own. */
const extraDoors = 15;
/**
 * Systems on which several sockets of a process can listen on one port, and the system distributes connections among
 * them.
 */
export const hasManyDoors = process.platform === 'linux';

/** Opens more sockets on the port at which the app listens. */
export type OpenDoors = () => Promise<void>;

/**
 * Node takes one new connection from a listening socket in each turn of the event loop (libuv 1.52). While every turn
 * answers fifty requests, two hundred browsers that connect at once would wait for two hundred turns, invisible to log
 * and metrics: 15 seconds were measured. Sixteen sockets accept sixteen per turn.
 *
 * Call it before the app is ready: closing the app closes these sockets once their requests are answered.
 */
export function prepareDoors(app: FastifyInstance): OpenDoors {
  const doors: Server[] = [];
  app.addHook('preClose', async () => {
    await Promise.all(doors.map((door) => new Promise((resolve) => door.close(resolve))));
  });
  return async () => {
    const address = app.server.address();
    // A connection that the system could not accept, such as for want of memory. Unheard, it would end the process.
    const note = (error: Error) => app.log.error({ err: error }, 'a connection could not be accepted');
    app.server.on('error', note);
    if (!hasManyDoors || address === null || typeof address === 'string') return;
    for (let opened = 0; opened < extraDoors; opened += 1) {
      const door = createServer({ noDelay: true }, (socket) => app.server.emit('connection', socket));
      door.listen({ host: address.address, port: address.port, reusePort: true });
      await once(door, 'listening');
      door.on('error', note);
      doors.push(door);
    }
  };
}
