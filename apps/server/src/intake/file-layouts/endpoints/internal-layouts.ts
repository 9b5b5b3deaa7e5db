import type { FastifyInstance } from 'fastify';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { type LayoutCommand, LayoutCommandError, layoutCommand } from '../command/layout-command.ts';
import { runLayoutCommand } from '../command/run-layout-command.ts';

/** Lists, exports and imports layouts for the command on this machine while the server runs. */
export const layoutsPath = '/internal/layouts';

export function internalLayoutsRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Body: LayoutCommand }>(
    layoutsPath,
    {
      schema: { hide: true, body: layoutCommand },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken))
          throw notFound(`There is no POST ${layoutsPath}.`);
      },
    },
    async ({ body }) => {
      try {
        return await runLayoutCommand(services, body);
      } catch (error) {
        if (error instanceof LayoutCommandError) throw badRequest(error.message);
        throw error;
      }
    },
  );
}
