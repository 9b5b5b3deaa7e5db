import type { FastifyInstance } from 'fastify';
import { badRequest, notFound } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { runTenantCommand } from '../../tenants/run-tenant-command.ts';
import { type TenantCommand, TenantCommandError, tenantCommand } from '../../tenants/tenant-command.ts';
import { isCommandOnThisMachine } from './from-this-machine.ts';

/** Where the command on this machine adds and lists tenants while the server runs. */
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
