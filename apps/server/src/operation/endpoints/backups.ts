import { changeBackupSchedule, getBackups, takeBackupNow, testRestore } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';

/** Backups, for operators of the server’s own tenant. */
export function backupRoutes(app: FastifyInstance): void {
  const { backups } = app;
  route(app, getBackups, async ({ user }) => backups.state(user));
  route(app, changeBackupSchedule, async ({ user, body }) => backups.changeSchedule(user, body));
  route(app, takeBackupNow, async ({ user }) => {
    await backups.begin(user, 'backup');
    return { message: 'The backup has started.' };
  });
  route(app, testRestore, async ({ user }) => {
    await backups.begin(user, 'test_restore');
    return { message: 'The test restore has started.' };
  });
}
