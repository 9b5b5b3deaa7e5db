import type { FastifyInstance } from 'fastify';
import { badRequest, notFound } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { runUserCommand } from '../../users/command/run-user-command.ts';
import { type UserCommand, UserCommandError, userCommand } from '../../users/command/user-command.ts';
import { isCommandOnThisMachine } from './from-this-machine.ts';

/** Where the command on this machine adds users, resets passwords and lifts locks while the server runs. */
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
