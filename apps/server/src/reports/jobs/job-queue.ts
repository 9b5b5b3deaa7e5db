import { connectionOf, type Settings } from '@waybill/db';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';

/** A queue on the settings database; the embedded one has a single connection, which the queue shares. */
export function createJobQueue(settings: Settings, onError: (error: Error) => void): PgBoss {
  const connection = connectionOf(settings);
  const database: ConstructorOptions =
    'databaseUrl' in connection
      ? { connectionString: connection.databaseUrl, max: 3, application_name: 'waybill jobs' }
      : { db: fromPglite(connection.embedded), backend: 'pglite' };
  const queue = new PgBoss({ ...database, persistWarnings: false });
  queue.on('error', onError);
  return queue;
}
