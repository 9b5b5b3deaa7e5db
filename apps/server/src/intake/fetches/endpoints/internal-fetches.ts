import type { FastifyInstance } from 'fastify';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { type FetchCommand, FetchCommandError, fetchCommand } from '../command/fetch-command.ts';
import { runFetchCommand } from '../command/run-fetch-command.ts';

/** Visits mailboxes and folders for the command on this machine while the server runs. */
export const fetchesPath = '/internal/fetches';

export function internalFetchesRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Body: FetchCommand }>(
    fetchesPath,
    {
      schema: { hide: true, body: fetchCommand },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken))
          throw notFound(`There is no POST ${fetchesPath}.`);
      },
    },
    async ({ body }) => {
      try {
        return await runFetchCommand(services, app.fetches, body);
      } catch (error) {
        throw error instanceof FetchCommandError ? badRequest(error.message) : error;
      }
    },
  );
}
