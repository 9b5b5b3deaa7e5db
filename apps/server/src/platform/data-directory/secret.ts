import { randomBytes } from 'node:crypto';
import { type FileStore, textOf } from '../files/file-store.ts';

const secretBytes = 48;

/** A fresh secret of 64 URL-safe characters. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** The secret with that name among the files, created by the first call of any server. */
export async function keptSecret(files: FileStore, name: string): Promise<string> {
  const file = `secrets/${name}`;
  const kept = (await textOf(files, file))?.trim();
  if (kept !== undefined && kept.length >= secretBytes) return kept;
  // One that is too short was not written completely.
  if (kept !== undefined) await files.remove(file);
  return (await files.writeOnce(file, `${newSecret()}\n`)).trim();
}
