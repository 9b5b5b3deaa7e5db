import { PostgreSqlContainer } from '@testcontainers/postgresql';
import type { PostgresServer } from './postgres-server.ts';

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
