import type { FastifyInstance } from 'fastify';
import { isCommandOnThisMachine } from '../../platform/internal-calls/from-this-machine.ts';
import { notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { examine } from './examine.ts';

/** Runs the check-up for the command on this machine. */
export const doctorPath = '/internal/doctor';

export function internalDoctorRoute(app: FastifyInstance, services: Services): void {
  app.get(
    doctorPath,
    {
      schema: { hide: true },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken)) throw notFound(`There is no GET ${doctorPath}.`);
      },
    },
    async () => await examine(services),
  );
}
