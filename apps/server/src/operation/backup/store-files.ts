import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BackupError } from './backup-error.ts';
import type { StoredFile } from './backup-record.ts';
import type { FilesToStore } from './store-files-process.ts';

const script = fileURLToPath(new URL('./store-files-process.ts', import.meta.url));

interface Outcome {
  readonly stored: readonly StoredFile[];
  /** Bytes that no earlier backup had. */
  readonly added: number;
}

/**
 * Stores files in a process of its own: if this one opened and closed the warehouse's file, it would lose its lock on
 * it. Files that are gone are left out. @throws BackupError if one cannot be read or stored.
 */
export async function storeFiles(request: FilesToStore): Promise<Outcome> {
  const child = fork(script, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: process.execArgv });
  const exit = once(child, 'exit');
  const answers: (Outcome | { readonly failed: string })[] = [];
  child.on('message', (answer: Outcome | { readonly failed: string }) => answers.push(answer));
  child.send(request);
  await exit;
  const [answer] = answers;
  if (answer === undefined) throw new BackupError('The process that stores the files ended without a result.');
  if ('failed' in answer) throw new BackupError(`The files cannot be stored: ${answer.failed}.`);
  return answer;
}
