import { pagePath } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { switchStatusOfTenant, UnknownTenant } from '../switch-status.ts';

/** Switches maintenance for the command on this machine, so that open pages follow at once. */
export const maintenancePath = '/internal/maintenance';

const body = z.strictObject({ tenant: z.string().min(1), path: pagePath, value: z.enum(['ON', 'OFF']) });

export type MaintenanceRequest = z.input<typeof body>;

export function internalMaintenanceRoute(app: FastifyInstance, { settings, internalToken, clock }: Services): void {
  app.post<{ Body: z.output<typeof body> }>(
    maintenancePath,
    {
      schema: { hide: true, body },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, internalToken)) throw notFound(`There is no POST ${maintenancePath}.`);
      },
    },
    async ({ body: { tenant, path, value } }) => {
      try {
        return await switchStatusOfTenant(settings, tenant, { type: 'PAGE', path, value }, clock());
      } catch (error) {
        throw error instanceof UnknownTenant ? badRequest(error.message) : error;
      }
    },
  );
}
