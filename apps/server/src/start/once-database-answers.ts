import { setTimeout as wait } from 'node:timers/promises';
import { assertDatabaseAnswers } from '@waybill/db';
import { isDatabaseGone } from '../platform/database/database-gone.ts';
import { StartError } from './start-error.ts';

const millisecondsBetweenTries = 1_000;

/**
 * Waits until the settings database on a server answers: servers are often started before their database. `say` gets a
 * line when the wait begins, and one when it ends.
 * @throws StartError when it answers, and refuses.
 */
export async function onceDatabaseAnswers(databaseUrl: string, say: (line: string) => void): Promise<void> {
  const { host } = new URL(databaseUrl);
  let isWaiting = false;
  for (;;) {
    try {
      await assertDatabaseAnswers(databaseUrl);
      if (isWaiting) say(`The PostgreSQL server at ${host} answers now.`);
      return;
    } catch (error) {
      if (!isDatabaseGone(error)) throw refused(host, error);
      if (!isWaiting) {
        say(
          `The PostgreSQL server at ${host}, which DATABASE_URL names, does not answer (${reasonOf(error)}). Waiting for it.`,
        );
      }
      isWaiting = true;
      await wait(millisecondsBetweenTries);
    }
  }
}

const refused = (host: string, error: unknown): StartError =>
  new StartError(`The PostgreSQL server at ${host} refuses the address in DATABASE_URL: ${reasonOf(error)}.`);

/** The driver's words; several addresses of one host fail together, without any. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
