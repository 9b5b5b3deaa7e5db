import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The folder in which the bench keeps its databases between runs: data/bench, ignored by git. */
export const benchFolder = fileURLToPath(new URL('../../data/bench', import.meta.url));

export async function makeBenchFolder(): Promise<void> {
  await mkdir(benchFolder, { recursive: true });
}
