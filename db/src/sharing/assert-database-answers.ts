import { ownClient } from './own-client.ts';

/** Asks a settings database on a server for a sign of life. @throws the driver's error when there is none. */
export async function assertDatabaseAnswers(databaseUrl: string): Promise<void> {
  const client = ownClient(databaseUrl);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}
