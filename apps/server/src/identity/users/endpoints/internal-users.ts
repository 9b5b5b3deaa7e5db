import type { FastifyInstance } from 'fastify';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { runUserCommand } from '../command/run-user-command.ts';
import { type UserCommand, UserCommandError, userCommand } from '../command/user-command.ts';

/** Adds users, resets passwords and lifts locks for the command on this machine while the server runs. */
export const usersPath = '/internal/users';

export function internalUsersRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Body: UserCommand }>(
    usersPath,
    {
      schema: { hide: true, body: userCommand },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken)) throw notFound(`There is no POST ${usersPath}.`);
      },
    },
    async ({ body }) => {
      try {
        return await runUserCommand(services, body);
      } catch (error) {
        throw error instanceof UserCommandError ? badRequest(error.message) : error;
      }
    },
  );
}
