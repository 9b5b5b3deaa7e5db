import { fileURLToPath } from 'node:url';
import { askProcess } from './ask-process.ts';
import { BackupError } from './backup-error.ts';
import type { StoredFile } from './backup-record.ts';
import type { FileToBackUp } from './files-to-back-up.ts';
import { storeFile } from './piece-store.ts';
import type { FilesToStore } from './store-files-process.ts';

const script = fileURLToPath(new URL('./store-files-process.ts', import.meta.url));

interface Outcome {
  readonly stored: readonly StoredFile[];
  /** Bytes that no earlier backup had. */
  readonly added: number;
}

/**
 * Stores the files of databases in a process of its own: if this one opened and closed the warehouse's file, it would
 * lose its lock on it. Files that are gone are left out. @throws BackupError if one cannot be read or stored.
 */
export async function storeDatabases(request: FilesToStore): Promise<Outcome> {
  const answer = await askProcess<Outcome | { readonly failed: string }>(script, request);
  if (answer === undefined) throw new BackupError('The process that stores the files ended without a result.');
  if ('failed' in answer) throw cannotStore(answer.failed);
  return answer;
}

/** Stores other files. Files that are gone are left out. @throws BackupError if one cannot be read or stored. */
export async function storeFiles(directory: string, files: readonly FileToBackUp[]): Promise<Outcome> {
  const stored: StoredFile[] = [];
  let added = 0;
  try {
    for (const { name, from } of files) {
      const opened = await from.open(name);
      if (opened === undefined) continue;
      const file = await storeFile(directory, opened.content, name, (bytes) => {
        added += bytes;
      });
      if (file !== undefined) stored.push(file);
    }
  } catch (error) {
    throw cannotStore(error instanceof Error ? error.message : String(error));
  }
  return { stored, added };
}

const cannotStore = (reason: string): BackupError =>
  new BackupError(`The files cannot be stored: ${reason.replace(/\.$/, '')}.`);
