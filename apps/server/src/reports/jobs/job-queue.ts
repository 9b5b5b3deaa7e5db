import { connectionOf, type Settings, type SettingsConnection } from '@waybill/db';
import { type ConstructorOptions, type Db, fromPglite, PgBoss } from 'pg-boss';

/** A queue on the settings database, by the connections that the settings have. */
export function createJobQueue(settings: Settings, onError: (error: Error) => void): PgBoss {
  const queue = new PgBoss(databaseOf(connectionOf(settings)));
  queue.on('error', onError);
  return queue;
}

function databaseOf(connection: SettingsConnection): ConstructorOptions {
  return 'pool' in connection
    ? { db: onPool(connection.pool) }
    : { db: fromPglite(connection.embedded), backend: 'pglite' };
}

type Pool = Extract<SettingsConnection, { readonly pool: unknown }>['pool'];

/** Without values, the text may contain several statements; their rows are returned as one list. */
function onPool(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      const result: { rows: unknown[] } | { rows: unknown[] }[] = await pool.query(text, values);
      return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows };
    },
  };
}
