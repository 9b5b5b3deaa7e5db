import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askProcess } from './ask-process.ts';
import { BackupError } from './backup-error.ts';
import type { RestoreToTry } from './try-restore-process.ts';

const script = fileURLToPath(new URL('./try-restore-process.ts', import.meta.url));

/** What was restored. */
export interface TriedRestore {
  readonly name: string;
  /** The published load that the warehouse opened with. */
  readonly dataVersion: number;
  readonly settingsRows: number;
  readonly files: number;
}

/**
 * Restores a backup into a temporary directory, with the settings in an embedded database, and deletes it again. It runs
 * in a process of its own, so that the memory of this one stays free. `name` absent: the newest.
 * @throws BackupError if the backup cannot be restored.
 */
export async function tryRestore(directory: string, name?: string): Promise<TriedRestore> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'waybill-restored-'));
  try {
    const request: RestoreToTry = { directory, name, dataDirectory };
    const answer = await askProcess<TriedRestore | { readonly failed: string }>(script, request);
    if (answer === undefined) throw new BackupError('The process that restores the backup ended without a result.');
    if ('failed' in answer) throw new BackupError(answer.failed);
    return answer;
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}
