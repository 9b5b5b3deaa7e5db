import type { FastifyInstance } from 'fastify';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { ChargeTableError } from '../charge-table/charge-of-table.ts';
import { type ChargeCommand, ChargeCommandError, chargeCommand } from '../command/charge-command.ts';
import { runChargeCommand } from '../command/run-charge-command.ts';

/** Lists and classifies unknown charges for the command on this machine while the server runs. */
export const chargesPath = '/internal/charges';

export function internalChargesRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Body: ChargeCommand }>(
    chargesPath,
    {
      schema: { hide: true, body: chargeCommand },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken))
          throw notFound(`There is no POST ${chargesPath}.`);
      },
    },
    async ({ body, log }) => {
      try {
        return await runChargeCommand(services, body, (error) => log.error({ err: error }, 'classification failed'));
      } catch (error) {
        if (error instanceof ChargeCommandError || error instanceof ChargeTableError) throw badRequest(error.message);
        throw error;
      }
    },
  );
}
