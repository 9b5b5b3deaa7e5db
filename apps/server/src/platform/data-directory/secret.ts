import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileOnce } from './write-file-whole.ts';

const secretBytes = 48;

/** A fresh secret of 64 URL-safe characters. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url');

/**
 * The secret with that name in the secrets folder, created by the first call of any server and readable by its owner
 * only.
 */
export async function keptSecret(secretsDirectory: string, name: string): Promise<string> {
  const path = join(secretsDirectory, name);
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept !== undefined && kept.trim().length >= secretBytes) return kept.trim();
  await mkdir(secretsDirectory, { recursive: true, mode: 0o700 });
  // One that is too short was not written completely.
  if (kept !== undefined) await rm(path, { force: true });
  return (await writeFileOnce(path, `${newSecret()}\n`)).trim();
}
