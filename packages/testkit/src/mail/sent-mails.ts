import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The texts of the mails that a server without a mail server has written into its data directory, the oldest first. A
 * mail that is still being written has another name until it is complete, and is left out.
 */
export async function sentMails(dataDirectory: string): Promise<readonly string[]> {
  const outbox = join(dataDirectory, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const complete = names.filter((name) => name.endsWith('.eml')).sort();
  return await Promise.all(complete.map((name) => readFile(join(outbox, name), 'utf8')));
}
