import { clientsShort, clientsShortAFrame } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { presentClient } from '../../clients/present-client.ts';
import { readableClients } from '../../clients/readable-clients.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

/** Both lists of clients: the shell's and the analytics pages'. */
export function clientsShortRoutes(app: FastifyInstance, { settings }: Services): void {
  for (const endpoint of [clientsShort, clientsShortAFrame]) {
    route(app, endpoint, async ({ user }) => {
      const readable = await readableClients(settings, user);
      return readable.map((client) => presentClient(client, readable));
    });
  }
}
