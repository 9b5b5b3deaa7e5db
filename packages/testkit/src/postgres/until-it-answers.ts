import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const attempts = 300;
const pauseMs = 100;

/** Waits until the server takes connections. Throws when it ended before, or never does. */
export async function untilItAnswers(url: string, ended: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  for (let attempt = 0; attempt < attempts && !hasEnded; attempt += 1) {
    if (await answers(url)) return;
    await delay(pauseMs);
  }
  throw new Error(hasEnded ? 'PostgreSQL ended before it answered.' : 'PostgreSQL does not answer.');
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
