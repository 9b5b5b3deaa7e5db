import { clientsShort, clientsShortAFrame } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { presentClient } from '../present-client.ts';

/** Both lists of clients: the shell's and the analytics pages'. */
export function clientsShortRoutes(app: FastifyInstance, { settings }: Services): void {
  for (const endpoint of [clientsShort, clientsShortAFrame]) {
    route(app, endpoint, async ({ user }) => {
      const readable = await readableClients(settings, user);
      return readable.map((client) => presentClient(client, readable));
    });
  }
}
