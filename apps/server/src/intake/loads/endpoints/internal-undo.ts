import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { conflict, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { findFileToUndo } from '../undo/find-file.ts';
import { CannotBeUndone, undoLoadOf } from '../undo/undo-load.ts';

/** Undoes loads for the command on this machine. */
export const undoPath = '/internal/undo';

const body = z.strictObject({
  fileId: z.number().int().positive().optional(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

/** What an undo took back. */
export const undoReport = z.object({
  files: z.array(z.string()),
  invoices: z.number().int(),
  packages: z.number().int(),
  charges: z.number().int(),
  accounts: z.number().int(),
});

export function undoRoute(app: FastifyInstance, services: Services): void {
  const { settings, internalToken, clock } = services;
  app.post<{ Body: z.output<typeof body> }>(
    undoPath,
    {
      schema: { hide: true, body },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, internalToken)) throw notFound(`There is no POST ${undoPath}.`);
      },
    },
    async (request) => {
      try {
        const fileId = await findFileToUndo(settings, request.body);
        return await undoLoadOf(services, { fileId, by: { tenantId: null, userId: null }, at: clock() });
      } catch (error) {
        throw error instanceof CannotBeUndone ? conflict(error.message) : error;
      }
    },
  );
}
