import type { FastifyInstance } from 'fastify';
import { isCommandOnThisMachine } from '../../platform/internal-calls/from-this-machine.ts';
import { notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { compactWarehouse } from '../compact/compact-warehouse.ts';

/** Compacts the warehouse for the command on this machine. */
export const compactPath = '/internal/compact';

export function internalCompactRoute(app: FastifyInstance, services: Services): void {
  app.post(
    compactPath,
    {
      schema: { hide: true },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken))
          throw notFound(`There is no POST ${compactPath}.`);
      },
    },
    async () => await compactWarehouse(services.warehouse),
  );
}
