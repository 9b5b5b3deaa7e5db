import pg from 'pg';

/**
 * A connection of one's own to a settings database, not connected yet. Its statements tell that it is lost; without a
 * listener, the error of an idle one would end the process.
 */
export function ownClient(databaseUrl: string): pg.Client {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 20_000, keepAlive: true });
  client.on('error', () => undefined);
  return client;
}
