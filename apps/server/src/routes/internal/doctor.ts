import type { FastifyInstance } from 'fastify';
import { examine } from '../../doctor/examine.ts';
import { notFound } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { isCommandOnThisMachine } from './from-this-machine.ts';

/** Where the command on this machine asks the running server how it is. */
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
