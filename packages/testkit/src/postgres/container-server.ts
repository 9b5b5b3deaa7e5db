import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import type { PostgresServer } from './postgres-server.ts';

/** Whether a Docker engine can be reached from here. */
export async function dockerAnswers(): Promise<boolean> {
  return promisify(execFile)('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

const image = 'postgres:18-alpine';

/** PostgreSQL in a container; ask `dockerAnswers` first. */
export async function startContainer(): Promise<PostgresServer> {
  const container = await new PostgreSqlContainer(image).start();
  return {
    description: `${image} in a container`,
    url: container.getConnectionUri(),
    stop: async () => {
      await container.stop();
    },
  };
}
