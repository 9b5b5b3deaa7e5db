import type { FastifyInstance } from 'fastify';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { runTenantCommand } from '../run-tenant-command.ts';
import { type TenantCommand, TenantCommandError, tenantCommand } from '../tenant-command.ts';

/** Adds and lists tenants for the command on this machine while the server runs. */
export const tenantsPath = '/internal/tenants';

export function internalTenantsRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Body: TenantCommand }>(
    tenantsPath,
    {
      schema: { hide: true, body: tenantCommand },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken))
          throw notFound(`There is no POST ${tenantsPath}.`);
      },
    },
    async ({ body }) => {
      try {
        return await runTenantCommand(services, body);
      } catch (error) {
        throw error instanceof TenantCommandError ? badRequest(error.message) : error;
      }
    },
  );
}
