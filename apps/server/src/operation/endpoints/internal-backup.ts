import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isCommandOnThisMachine } from '../../platform/internal-calls/from-this-machine.ts';
import { conflict, notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { BackupError } from '../backup/backup-error.ts';
import { takeBackup } from '../backup/take-backup.ts';

/** Takes a backup for the command on this machine. */
export const backupPath = '/internal/backup';

const body = z.strictObject({
  /** Absolute path that this server can write. */
  directory: z.string().min(1),
  keep: z.number().int().positive().optional(),
});

export function internalBackupRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Body: z.output<typeof body> }>(
    backupPath,
    {
      schema: { hide: true, body },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken)) throw notFound(`There is no POST ${backupPath}.`);
      },
    },
    async (request) => {
      try {
        return await takeBackup({ ...services, ...request.body });
      } catch (error) {
        if (error instanceof BackupError) throw conflict(error.message);
        throw error;
      }
    },
  );
}
