import type { FastifyInstance } from 'fastify';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import {
  BilledPackagesError,
  type BilledPackagesRequest,
  billedPackagesRequest,
  readBilledPackages,
} from '../billed-packages.ts';

/** Hands billed packages to the command on this machine, which rates them while the server runs. */
export const billedPackagesPath = '/internal/billed-packages';

export function internalBilledPackagesRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Body: BilledPackagesRequest }>(
    billedPackagesPath,
    {
      schema: { hide: true, body: billedPackagesRequest },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken))
          throw notFound(`There is no POST ${billedPackagesPath}.`);
      },
    },
    async ({ body }) => {
      try {
        return await readBilledPackages(services, body);
      } catch (error) {
        throw error instanceof BilledPackagesError ? badRequest(error.message) : error;
      }
    },
  );
}
