import plugin from 'fastify-plugin';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Services } from '../../platform/services.ts';
import { Backups } from './backups.ts';
import { readLastBackup } from './last-backup.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly backups: Backups;
  }
}

const millisecondsBetweenLooks = 30_000;
const millisecondsOfSecond = 1_000;

/** Backups are taken on schedule once the app is ready; a running one is finished before it closes. */
export const scheduledBackups = plugin<Services>(async (app, services) => {
  const backups = new Backups(services, app);
  app.decorate('backups', backups);
  app.metrics?.addGauge({
    name: 'waybill_last_backup_timestamp_seconds',
    help: 'When the newest complete backup was taken, in seconds since 1970; absent before the first.',
    read: () => lastBackupMoment(services.files),
  });
  app.addHook('onClose', () => backups.settled());
  if (services.runsJobs === false) return;
  let timer: NodeJS.Timeout | undefined;
  const look = () => backups.takeIfDue().catch((error: unknown) => app.log.error({ err: error }, 'scheduled backup'));
  app.addHook('onReady', async () => {
    await backups.closeInterrupted();
    app.presence.onGone(() => backups.closeInterrupted());
    timer = setInterval(look, millisecondsBetweenLooks);
  });
  app.addHook('preClose', async () => clearInterval(timer));
});

async function lastBackupMoment(files: FileStore): Promise<{ value: number }[]> {
  const last = await readLastBackup(files);
  return last === undefined ? [] : [{ value: Date.parse(last.takenAt) / millisecondsOfSecond }];
}
